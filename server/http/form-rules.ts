import type { MiddlewareHandler } from "hono";
import { isPersonal } from "./personal-rules.ts";

const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** Takes only forms, and only from our own pages (CSRF); for personal pages the browser has to say so. */
export function formRules(publicOrigin: string): MiddlewareHandler {
  return async (context, next) => {
    if (context.req.method !== "POST") return next();
    const origin = context.req.header("Origin");
    const site = context.req.header("Sec-Fetch-Site");
    const isRefused = isPersonal(context.req.path)
      ? origin === undefined || (site !== undefined && site !== "same-origin")
      : site === "cross-site";
    if (isRefused || !isOwn(origin, publicOrigin, context.req.header("Host")))
      return context.text(`Forms are taken from the pages of ${publicOrigin} only. Nothing was sent.`, 403);
    const type = context.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase() ?? "";
    if (!formTypes.includes(type))
      return context.text("This address takes forms only. Nothing was sent.", 415);
    return next();
  };
}

/** Browsers always send Origin; mail clients that unsubscribe by one click (RFC 8058) do not. */
function isOwn(origin: string | undefined, publicOrigin: string, host: string | undefined) {
  if (origin === undefined || origin === publicOrigin) return true;
  // A local site has several names.
  const isLocal = new URL(publicOrigin).hostname === "localhost";
  return isLocal && URL.canParse(origin) && new URL(origin).host === host;
}
