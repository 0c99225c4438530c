import { type Cookie, createCookie } from "react-router";

/** Limits a cookie to this host and to https (or localhost), and hides it from scripts. */
export const hostOnly = { path: "/", httpOnly: true, secure: true, sameSite: "lax" } as const;

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Makes a cookie that lasts twelve months from the last time it was set. */
export function createYearCookie(name: `__Host-${string}`) {
  return createCookie(name, { ...hostOnly, maxAge: YEAR_SECONDS });
}

/** Reads the cookie's value; empty when the request has none. */
export async function readCookie(cookie: Cookie, request: Request) {
  const value: unknown = await cookie.parse(request.headers.get("Cookie"));
  return typeof value === "string" ? value : "";
}

/** Makes the Set-Cookie value that deletes the cookie. */
export function toExpired(cookie: Cookie) {
  return cookie.serialize("", { maxAge: 0 });
}
