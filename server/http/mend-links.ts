import type { Context, MiddlewareHandler } from "hono";
import { matchRoutes, type RouteObject } from "react-router";
import { modules } from "#app/modules.ts";
import { decodePath } from "./decode-path.ts";
import { isPersonal } from "./personal-rules.ts";

const escaped = /^%[\da-f]{2}$/i;
const keptInLinks = /[\w\-/=&?]/;
const keptInPaths = /[a-z\d/]/i;

/** Repairs links from mails and shared links to which a mail program has appended a full stop or a bracket. */
export const mendSentLinks: MiddlewareHandler = async (context, next) => {
  const { pathname, search } = new URL(context.req.url);
  const address = pathname + search;
  if (!isRead(context) || !isSent(pathname)) return next();
  const mended = withoutTail(address);
  return mended === address ? next() : context.redirect(mended, 302);
};

/** Whether a path belongs to a link from our mails or to one that visitors share, which ends with a token or ids. */
function isSent(pathname: string) {
  return modules.some(({ sentLinks }) => sentLinks?.test(pathname));
}

/** Removes trailing punctuation. Tokens and ids of homes end with a letter, a digit, "-" or "_". */
function withoutTail(address: string, kept = keptInLinks) {
  let end = address.length;
  for (;;) {
    if (escaped.test(address.slice(end - "%3E".length, end))) end -= "%3E".length;
    else if (end > 0 && !kept.test(address.charAt(end - 1))) end -= 1;
    else return address.slice(0, end);
  }
}

type MendOptions = {
  routes: RouteObject[];
  /** Whether a public page is at a path. */
  isPage: (path: string) => Promise<boolean>;
  /** Finds the page of the home whose address or id ends the path, in the spelling of other sites. */
  findHome?: (path: string) => string | undefined;
};

/**
 * Redirects mangled addresses of public pages to the page, in one hop. Repairs punctuation or words after the address,
 * "&amp;", invisible characters, doubled slashes, index.html and capitals; ids of homes keep their capitals, because
 * they match exactly. Addresses that still match no page are not found.
 */
export function createLinkMender({
  routes,
  isPage,
  findHome = () => undefined,
}: MendOptions): MiddlewareHandler {
  async function findPage(asked: string) {
    const { paths, query } = findMended(routes, asked);
    for (const path of paths)
      if (path + query !== asked && !isPersonal(path) && (await isPage(path))) return path + query;
    return undefined;
  }

  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const asked = pathname + search;
    if (!isRead(context) || isPersonal(pathname) || asked.length > LONGEST) return next();
    // These would show the page unchanged, or redirect to it in a second hop.
    const canonical = withoutSlash(withSmallLetters(routes, withoutSpaces(pathname)));
    const plain = canonical + search.replaceAll("&amp;", "&");
    if (plain !== asked && (await isPage(canonical))) return context.redirect(plain, 301);
    // Otherwise the trailing slash would be redirected first: /Listings/ leads to /listings at once.
    const isSlashed = pathname !== "/" && pathname.endsWith("/");
    const page = isSlashed ? await findPage(asked) : undefined;
    if (page) return context.redirect(page, 301);
    await next();
    if (context.res.status !== 404) return;
    const mended = await findPage(asked);
    if (mended) return leadOn(context, mended, 301);
    const { paths, query } = findMended(routes, asked);
    const [path = ""] = paths;
    const home = isPersonal(path) ? undefined : findHome(decodePath(path) ?? "");
    // Temporary, because another home may have this address one day.
    if (home) leadOn(context, home + query, 302);
  };
}

function leadOn(context: Context, to: string, status: number) {
  // Otherwise the headers of the 404 page, such as its length, would be sent too.
  context.res = undefined;
  context.res = new Response(null, { status, headers: { Location: to } });
}

function isRead({ req: { method } }: Context) {
  return method === "GET" || method === "HEAD";
}

/**
 * Separators before text that a mail program has appended: a space, quotation marks, brackets, an escaped "#". "=3D"
 * and "=20" are left over from quoted-printable mail.
 */
const wordsAfter =
  /(?:[=;|]|%3D|%7C|%20|%0[9AD]|%23|:~:|%22|%C2%A0|%3C|%3E|%E2%80%[89][0-9A-F]|%EF%BB%BF|["'<>()[\]{}]|\s)/i;
const indexFile = /\/(?:index|default)\.(?:html?|php|aspx?)$/i;
/** Our links are shorter. Cutting a longer address might split an escape. */
const LONGEST = 2_000;

const entity = /&(?:gt|lt|quot|apos|nbsp|rsquo|rdquo|hellip|zwnj);/gi;

/** Possible intended addresses, the likeliest first. */
function findMended(routes: RouteObject[], asked: string) {
  const address = asked.replaceAll("&amp;", "&");
  const [before = "", ...after] = (address.includes("?") ? address : withPlainQuery(address)).split("?");
  // A campaign whose "?" is missing follows the path directly.
  const [path = "", ...campaign] = before.replace(entity, " ").split("&");
  const query = [...after, ...campaign]
    .flatMap((part) => part.split("&"))
    .filter((part) => part.includes("="))
    .join("&");
  // "/suburbs/dee%20why" may be the whole path.
  const links = [path, path.replace(/(?:%20|\+)+/g, "-")].map((each) => each.split(wordsAfter, 1)[0] ?? "");
  const ends = links.flatMap((link) => {
    const whole = link.replace(/%2F/gi, "/").replace(/\/{2,}/g, "/");
    return [keptInLinks, keptInPaths].map((kept) => withSmallLetters(routes, withoutEnd(whole, kept)));
  });
  return { paths: new Set(ends.flatMap((end) => [end, end.toLowerCase()])), query: query && `?${query}` };
}

/** Some programs escape the "?" of a link and everything after it. */
function withPlainQuery(address: string) {
  const at = address.toUpperCase().indexOf("%3F");
  if (at < 0) return address;
  const query = address
    .slice(at + "%3F".length)
    .replace(/%26/g, "&")
    .replace(/%3D/gi, "=");
  return `${address.slice(0, at)}?${query}`;
}

/** Strips endings: "/about/index.html.", "/about/" and "/about_" become /about. */
function withoutEnd(path: string, kept: RegExp) {
  return withoutSlash(withoutTail(withoutTail(path, kept).replace(indexFile, ""), kept));
}

function withoutSlash(path: string) {
  return path.replace(/\/{1,9}$/, "") || "/";
}

/** Removes spaces, line breaks and tabs. */
function withoutSpaces(pathname: string) {
  return pathname.replace(/(?:%20|%0[9AD])+$/i, "");
}

/** Writes the fixed parts of the path as the route does; ids and tokens keep their capitals. */
function withSmallLetters(routes: RouteObject[], pathname: string) {
  if (pathname === pathname.toLowerCase() || decodePath(pathname) === undefined) return pathname;
  const pattern = matchRoutes(routes, pathname)?.at(-1)?.route.path;
  if (!pattern || pattern === "*") return pathname;
  const fixed = pattern.split("/");
  const parts = pathname.split("/").slice(1);
  return `/${parts.map((part, index) => (fixed[index]?.startsWith(":") ? part : part.toLowerCase())).join("/")}`;
}
