import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { parseCsv } from "#app/agency/parse-csv.server.ts";
import { decodePath } from "../decode-path.ts";

/** Where an address leads, and the line that says so. */
type Redirect = { line: number; to: string };

/** Stands for the host of addresses that are paths. */
const SITE = "http://site.invalid";
const expected = "an address is expected, as /about-us, /?p=123 or https://www.example.com/about-us";

const oldAddress = v.pipe(
  v.string(),
  v.nonEmpty(expected),
  v.transform((text) => toUrl(text.replace(/^(?=www\.)/i, "http://"))),
  v.instance(URL, expected),
);
const newAddress = v.pipe(
  v.string(),
  v.startsWith("/", "a path of this site is expected, as /about"),
  v.transform(toUrl),
  v.instance(URL, "a path of this site is expected, as /about"),
  v.check(({ origin }) => origin === SITE, "a path of this site is expected, as /about"),
);
const lineSchema = v.object({ "old address": oldAddress, "new address": newAddress });

/**
 * Reads an agency's redirects.csv: which address of its old site leads to which page of this one. What is wrong is told by
 * line, and such a line is not followed.
 */
export function parseRedirects(bytes: Uint8Array, hasPage: HasPage) {
  const { rows, faults } = parseCsv(bytes, lineSchema);
  const redirects = new Map<string, Redirect>();
  for (const { line, "old address": old, "new address": to } of rows) {
    const key = toKey(old);
    const double = redirects.get(key);
    if (double) faults.push({ line, field: "old address", message: `is on line ${double.line} already` });
    else if (key === "/")
      faults.push({ line, field: "old address", message: "is the home page, which stays" });
    else if (!hasPage(toPath(to)))
      faults.push({ line, field: "new address", message: "is no page of this site" });
    else redirects.set(key, { line, to: toPath(to) + to.search + to.hash });
  }
  return {
    find: (url: URL) => (redirects.get(toKey(url)) ?? redirects.get(toKey(new URL(url.pathname, SITE))))?.to,
    faults: faults.toSorted((a, b) => a.line - b.line),
  };
}

function toUrl(text: string) {
  const url = URL.parse(text, SITE);
  return url?.protocol.startsWith("http") && decodePath(url.pathname) !== undefined ? url : undefined;
}

const ofAdvertising = {
  beginnings: ["utm_", "_hs"],
  // As gclid, fbclid, msclkid, twclid.
  ends: ["clid", "clkid", "clsid"],
  names: "gbraid wbraid mc_cid mc_eid igsh igshid srsltid _ga _gl li_fat_id mkt_tok".split(" "),
};

/** Whether advertisements, newsletters or social networks add this parameter to any link. */
export function isOfAdvertising(parameter: string) {
  const name = parameter.toLowerCase();
  const { beginnings, ends, names } = ofAdvertising;
  return (
    names.includes(name) ||
    beginnings.some((beginning) => name.startsWith(beginning)) ||
    ends.some((end) => name.endsWith(end))
  );
}

/**
 * Makes addresses comparable: the path without slashes at its end, and the parameters in any order, both decoded and in
 * small letters; neither the host, nor what follows #, nor parameters of advertising.
 */
function toKey(url: URL) {
  const path = toPath(url);
  const parameters = [...url.searchParams].filter(([name]) => !isOfAdvertising(name));
  const query = parameters.map(([name, value]) => toPlain(`${name}=${value}`)).toSorted();
  return [toPlain(decodePath(path) ?? path), ...query].join("?");
}

function toPlain(text: string) {
  return text.normalize().toLowerCase();
}

/** Without slashes at its end. */
export function toPath({ pathname }: URL) {
  return `/${pathname.split("/").filter(Boolean).join("/")}`;
}

/** Whether the site may have a page or file at a path: homes come and go. */
export type HasPage = (pathname: string) => boolean;

export type SiteOptions = {
  /** With whole paths. */
  routes: readonly { path?: string }[];
  /** The ids of those kinds of pages of which all are known, by the first part of their address. */
  ids: Readonly<Record<"journal" | "suburbs" | "team", readonly (string | number)[]>>;
  /** The agency's public/. */
  publicFolder: string;
};

/** Finds pages as React Router does. Its matchRoutes would parse all routes again for each of 10,000 addresses. */
export function createHasPage({ routes, ids, publicFolder }: SiteOptions): HasPage {
  const patterns = routes.flatMap(({ path }) => (path && path !== "*" ? [toPattern(path)] : []));
  const known = new Map(Object.entries(ids).map(([name, all]) => [name, new Set(all.map(String))]));
  // statSync throws where a name is longer than any file's.
  const isFile = (path: string) => {
    const file = join(publicFolder, path);
    return existsSync(file) && statSync(file).isFile();
  };
  return (pathname) => {
    const path = decodeURIComponent(pathname);
    if (path === "/" || isFile(path)) return true;
    const match = patterns.map((pattern) => pattern.exec(path)).find(Boolean);
    if (!match) return false;
    const [, kind = "", id] = match;
    return id === undefined || known.get(kind.toLowerCase())?.has(id) !== false;
  };
}

/** Catches the first part, then the first id. */
function toPattern(path: string) {
  const [kind = "", ...parts] = path.replaceAll(".", "\\.").split("/");
  const rest = parts.map((part) => `/${part.replace(/^:\w+$/, "([^/]+)")}`);
  return new RegExp(`^/(${kind})${rest.join("")}$`, "i");
}
