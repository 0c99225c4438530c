import type { MiddlewareHandler } from "hono";
import { decodePath } from "./decode-path.ts";

/** React Router decodes paths and ignores their case, and adds .data for its own requests: so does this. */
const ownPath = /^\/+(?:office|shortlist|saturday|alerts|owner|door|contract)(?:[/.]|$)/i;
const ownerPath = /^\/+owner(?:[/.]|$)/i;
const alertsPath = /^\/+alerts\/(?!new)/i;

/** Whether a path is of pages that are for one person each: the office, a visitor's shortlist, their Saturday, their alerts, an owner's page, an open home's door, the contract of a home. */
export function isPersonal(path: string) {
  return ownPath.test(decodePath(path) ?? path);
}

/** Whether mail programs post to a path, to stop an alert (RFC 8058): they send no Origin, which its action checks. */
export function isOfMails(path: string) {
  return alertsPath.test(decodePath(path) ?? path);
}

const headers = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex",
} as const;

/** Personal pages are kept by nobody, found by nobody, and never fetched in advance. */
export const personalRules: MiddlewareHandler = async (context, next) => {
  await next();
  if (!isPersonal(context.req.path)) return;
  for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
  // It has no form, and no other site has to learn where a link to it came from.
  if (ownerPath.test(decodePath(context.req.path) ?? context.req.path))
    context.res.headers.set("Referrer-Policy", "no-referrer");
  context.res.headers.delete("Speculation-Rules");
};
