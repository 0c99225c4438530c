import type { Context, MiddlewareHandler } from "hono";
import { matchRoutes, type RouteObject } from "react-router";
import { modules } from "#app/modules.ts";
import { decodePath } from "./decode-path.ts";
import { isPersonal } from "./personal-rules.ts";

const escaped = /^%[\da-f]{2}$/i;
const keptInLinks = /[\w\-/=&?]/;
const keptInPaths = /[a-z\d/]/i;

/** Repairs sent links at whose end a mail program has added a full stop or a bracket. */
export const mendSentLinks: MiddlewareHandler = async (context, next) => {
  const { pathname, search } = new URL(context.req.url);
  const address = pathname + search;
  if (!isRead(context) || !isSent(pathname)) return next();
  const mended = withoutTail(address);
  return mended === address ? next() : context.redirect(mended, 302);
};

/** Of links in our mails and of what visitors share, with a token or ids. */
function isSent(pathname: string) {
  return modules.some(({ sentLinks }) => sentLinks?.test(pathname));
}

/** A token ends with a letter, a digit, "-" or "_", and so do ids of homes. */
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
  /** The page of the home whose address or id a path ends in, as other sites spell them. */
  findHome?: (path: string) => string | undefined;
};

/**
 * Leads from a public page's address that people, mail programs or other sites have mangled to the page, in one hop:
 * punctuation or words after it, "&amp;", invisible characters, doubled slashes, index.html, capitals. Ids of homes keep
 * theirs, because they match exactly. What is no page then either stays not found.
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
    // A page would be shown at these as well, or led to in a second hop.
    const canonical = withoutSlash(withSmallLetters(routes, withoutSpaces(pathname)));
    const plain = canonical + search.replaceAll("&amp;", "&");
    if (plain !== asked && (await isPage(canonical))) return context.redirect(plain, 301);
    // Its last slash would go alone first: /Listings/ leads to /listings at once.
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
    // Another home may be at the address one day.
    if (home) leadOn(context, home + query, 302);
  };
}

function leadOn(context: Context, to: string, status: number) {
  // Else the headers of the page not found, its length among them, would go along.
  context.res = undefined;
  context.res = new Response(null, { status, headers: { Location: to } });
}

function isRead({ req: { method } }: Context) {
  return method === "GET" || method === "HEAD";
}

/**
 * A mail program's text begins after a space or what quotes and brackets a link, a place within the page after an escaped
 * "#"; "=3D" and "=20" are left of a mail in quoted-printable.
 */
const wordsAfter =
  /(?:[=;|]|%3D|%7C|%20|%0[9AD]|%23|:~:|%22|%C2%A0|%3C|%3E|%E2%80%[89][0-9A-F]|%EF%BB%BF|["'<>()[\]{}]|\s)/i;
const indexFile = /\/(?:index|default)\.(?:html?|php|aspx?)$/i;
/** No link of ours is longer, and the end of a longer one might cut an escape in two. */
const LONGEST = 2_000;

/** Signs as HTML writes them. */
const entity = /&(?:gt|lt|quot|apos|nbsp|rsquo|rdquo|hellip|zwnj);/gi;

/** What may have been meant, the likeliest first. */
function findMended(routes: RouteObject[], asked: string) {
  const address = asked.replaceAll("&amp;", "&");
  const [before = "", ...after] = (address.includes("?") ? address : withPlainQuery(address)).split("?");
  // A campaign without its "?" follows the path.
  const [path = "", ...campaign] = before.replace(entity, " ").split("&");
  const query = [...after, ...campaign]
    .flatMap((part) => part.split("&"))
    .filter((part) => part.includes("="))
    .join("&");
  // "/suburbs/dee%20why" may be all of it.
  const links = [path, path.replace(/(?:%20|\+)+/g, "-")].map((each) => each.split(wordsAfter, 1)[0] ?? "");
  const ends = links.flatMap((link) => {
    const whole = link.replace(/%2F/gi, "/").replace(/\/{2,}/g, "/");
    return [keptInLinks, keptInPaths].map((kept) => withSmallLetters(routes, withoutEnd(whole, kept)));
  });
  return { paths: new Set(ends.flatMap((end) => [end, end.toLowerCase()])), query: query && `?${query}` };
}

/** Some programs escape the "?" of a link, and what follows it. */
function withPlainQuery(address: string) {
  const at = address.toUpperCase().indexOf("%3F");
  if (at < 0) return address;
  const query = address
    .slice(at + "%3F".length)
    .replace(/%26/g, "&")
    .replace(/%3D/gi, "=");
  return `${address.slice(0, at)}?${query}`;
}

/** "/about/index.html.", "/about/" and "/about_" as /about. */
function withoutEnd(path: string, kept: RegExp) {
  return withoutSlash(withoutTail(withoutTail(path, kept).replace(indexFile, ""), kept));
}

function withoutSlash(path: string) {
  return (path.endsWith("/") ? path.slice(0, -1) : path) || "/";
}

/** Also without line breaks and tabs. */
function withoutSpaces(pathname: string) {
  return pathname.replace(/(?:%20|%0[9AD])+$/i, "");
}

/** The path with its fixed parts as the site writes them; ids and tokens stay as they are. */
function withSmallLetters(routes: RouteObject[], pathname: string) {
  if (pathname === pathname.toLowerCase() || decodePath(pathname) === undefined) return pathname;
  const pattern = matchRoutes(routes, pathname)?.at(-1)?.route.path;
  if (!pattern || pattern === "*") return pathname;
  const fixed = pattern.split("/");
  const parts = pathname.split("/").slice(1);
  return `/${parts.map((part, index) => (fixed[index]?.startsWith(":") ? part : part.toLowerCase())).join("/")}`;
}
