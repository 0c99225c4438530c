import { createCookie } from "react-router";

/** The browser sends these to this host only, by https (localhost too), and keeps them from scripts. */
export const hostOnly = { path: "/", httpOnly: true, secure: true, sameSite: "lax" } as const;

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** A cookie for twelve months from when it was set last. */
export function createYearCookie(name: `__Host-${string}`) {
  return createCookie(name, { ...hostOnly, maxAge: YEAR_SECONDS });
}

type Cookie = ReturnType<typeof createCookie>;

/** The cookie's value; empty when the request has none. */
export async function readCookie(cookie: Cookie, request: Request) {
  const value: unknown = await cookie.parse(request.headers.get("Cookie"));
  return typeof value === "string" ? value : "";
}

/** A Set-Cookie value that takes the cookie away. */
export function toExpired(cookie: Cookie) {
  return cookie.serialize("", { maxAge: 0 });
}
