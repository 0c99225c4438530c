import { createCookie } from "react-router";
import { KNOWN_DAYS } from "./sign-in/known-browsers.server.ts";

/** The browser sends these to this host only, by https (localhost too), and keeps them from scripts. */
const hostOnly = { path: "/", httpOnly: true, secure: true, sameSite: "lax" } as const;
const HOUR_SECONDS = 60 * 60;
const MOST_DAYS = 14;

/** The key of a session. */
export const sessionCookie = createCookie("__Host-office", {
  ...hostOnly,
  maxAge: MOST_DAYS * 24 * HOUR_SECONDS,
});

/** Knows the browser again that asked for a link, or for a passkey's signature. */
export const browserCookie = createCookie("__Host-office-browser", { ...hostOnly, maxAge: HOUR_SECONDS });

/** Sent to the way in only, for as long as browsers keep a cookie. */
const wayIn = { ...hostOnly, path: "/office/sign-in", maxAge: KNOWN_DAYS * 24 * HOUR_SECONDS } as const;

/** A browser in which somebody has signed in before. */
export const knownCookie = createCookie("__Secure-office-known", wayIn);

/** The id of the passkey that this browser has used or made. */
export const lockCookie = createCookie("__Secure-office-lock", wayIn);

type Cookie = typeof sessionCookie;

/** The cookie's value; empty when the request has none. */
export async function readCookie(cookie: Cookie, request: Request) {
  const value: unknown = await cookie.parse(request.headers.get("Cookie"));
  return typeof value === "string" ? value : "";
}

/** A Set-Cookie value that takes the cookie away. */
export function toExpired(cookie: Cookie) {
  return cookie.serialize("", { maxAge: 0 });
}
