import type { MiddlewareHandler } from "hono";
import { modules } from "#app/modules.ts";
import { decodePath } from "./decode-path.ts";

const personalPages = new Map(
  modules.flatMap(({ personalPages = [] }) => personalPages).map((each) => [each.under, each]),
);

/** Finds the personal pages at a decoded path. React Router ignores case and adds .data for its own requests. */
export function findPersonalPages(decoded: string) {
  const [under = ""] = decoded.replace(/^\/+/, "").split(/[/.]/, 1);
  return personalPages.get(under.toLowerCase());
}

/** Whether a path belongs to personal pages, made for one person each. */
export function isPersonal(path: string) {
  return findPersonalPages(decodePath(path) ?? path) !== undefined;
}

/** Whether mail programs post to this path (one-click unsubscribe). */
export function isOfMails(path: string) {
  const decoded = decodePath(path) ?? path;
  return modules.some(({ formsOfMails }) => formsOfMails?.test(decoded));
}

const headers = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex",
} as const;

/** Sets the headers of personal pages: not cached, not indexed, not prefetched. */
export const personalRules: MiddlewareHandler = async (context, next) => {
  await next();
  const { path } = context.req;
  const pages = findPersonalPages(decodePath(path) ?? path);
  if (!pages) return;
  for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
  if (pages.sendsNoReferrer) context.res.headers.set("Referrer-Policy", "no-referrer");
  context.res.headers.delete("Speculation-Rules");
};
