import { createCookie } from "react-router";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The token of a follower, in the browser in which they confirmed an alert; kept from scripts. */
const cookie = createCookie("__Host-alerts", {
  path: "/",
  httpOnly: true,
  secure: true,
  sameSite: "lax",
  maxAge: YEAR_SECONDS,
});

/** Empty when the request has none. */
export async function readBrowserToken(request: Request) {
  const value: unknown = await cookie.parse(request.headers.get("Cookie"));
  return typeof value === "string" ? value : "";
}

/** A Set-Cookie value; of an empty token one that takes the cookie away. */
export function toBrowserCookie(token: string) {
  return cookie.serialize(token, token === "" ? { maxAge: 0 } : {});
}
