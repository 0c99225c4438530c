import type { MiddlewareHandler } from "hono";
import { modules } from "#app/modules.ts";

const escaped = /^%[\da-f]{2}$/i;
const kept = /[\w\-/=&?]/;

/** Repairs links at whose end a mail program has added a full stop or a bracket. */
export const mendLinks: MiddlewareHandler = async (context, next) => {
  const { method, url } = context.req;
  const { pathname, search } = new URL(url);
  const address = pathname + search;
  if ((method !== "GET" && method !== "HEAD") || !isSent(pathname)) return next();
  const mended = withoutTail(address);
  return mended === address ? next() : context.redirect(mended, 302);
};

/** Of links in our mails and of what visitors share, with a token or ids. */
function isSent(pathname: string) {
  return modules.some(({ sentLinks }) => sentLinks?.test(pathname));
}

/** A token ends with a letter, a digit, "-" or "_", and so do ids of homes. */
function withoutTail(address: string) {
  let end = address.length;
  for (;;) {
    if (escaped.test(address.slice(end - "%3E".length, end))) end -= "%3E".length;
    else if (end > 0 && !kept.test(address.charAt(end - 1))) end -= 1;
    else return address.slice(0, end);
  }
}
