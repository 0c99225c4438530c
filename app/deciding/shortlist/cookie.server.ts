import { createCookie } from "react-router";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The number of a browser's list, and nothing else. The browser sends it to this host only, and keeps it from scripts. */
const cookie = createCookie("__Host-shortlist", {
  path: "/",
  httpOnly: true,
  secure: true,
  sameSite: "lax",
  maxAge: YEAR_SECONDS,
});

/** Empty when the request has none. */
export async function readNumber(request: Request) {
  const value: unknown = await cookie.parse(request.headers.get("Cookie"));
  return typeof value === "string" ? value : "";
}

/** A Set-Cookie value: for another twelve months. */
export function toSetCookie(number: string) {
  return cookie.serialize(number);
}

/** A Set-Cookie value that takes the cookie away. */
export function toExpiredCookie() {
  return cookie.serialize("", { maxAge: 0 });
}
