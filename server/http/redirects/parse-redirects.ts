import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { parseCsv } from "#app/agency/parse-csv.server.ts";
import { decodePath } from "../decode-path.ts";

/** A redirect's target and the line that defines it. */
type Redirect = { line: number; to: string };

/** Placeholder host for addresses that are paths. */
const SITE = "http://site.invalid";
const expected = "an address is expected, such as /about-us, /?p=123 or https://www.example.com/about-us";

const oldAddress = v.pipe(
  v.string(),
  v.nonEmpty(expected),
  v.transform((text) => toUrl(text.replace(/^(?=www\.)/i, "http://"))),
  v.instance(URL, expected),
);
const newAddress = v.pipe(
  v.string(),
  v.startsWith("/", "a path of this site is expected, such as /about"),
  v.transform(toUrl),
  v.instance(URL, "a path of this site is expected, such as /about"),
  v.check(({ origin }) => origin === SITE, "a path of this site is expected, such as /about"),
);
const lineSchema = v.object({ "old address": oldAddress, "new address": newAddress });

/**
 * Parses an agency's redirects.csv, which maps addresses of its old site to pages of this one. Faulty lines are
 * reported by number and ignored.
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
      faults.push({ line, field: "new address", message: "is not a page of this site" });
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

/** Whether advertisements, newsletters or social networks append this parameter to links. */
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
 * Normalises an address for comparison: the decoded path without trailing slashes and the decoded parameters in any
 * order, in small letters. Host, fragment and advertising parameters are left out.
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

/** Removes trailing slashes. */
export function toPath({ pathname }: URL) {
  return `/${pathname.split("/").filter(Boolean).join("/")}`;
}

/** Whether the site has, or may have, a page or file at a path, since homes come and go. */
export type HasPage = (pathname: string) => boolean;

export type SiteOptions = {
  /** Routes with their whole paths. */
  routes: readonly { path?: string }[];
  /** The ids of pages whose kinds are known in full, by the first part of their address. */
  ids: Readonly<Record<"journal" | "suburbs" | "team", readonly (string | number)[]>>;
  /** The agency's public/. */
  publicFolder: string;
};

/** Finds pages as React Router does, whose matchRoutes would parse all routes again for each of 10,000 addresses. */
export function createHasPage({ routes, ids, publicFolder }: SiteOptions): HasPage {
  const patterns = routes.flatMap(({ path }) => (path && path !== "*" ? [toPattern(path)] : []));
  const known = new Map(Object.entries(ids).map(([name, all]) => [name, new Set(all.map(String))]));
  // statSync throws where a name is longer than the file system allows.
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

/** Captures the first segment, then the first id. */
function toPattern(path: string) {
  const [kind = "", ...parts] = path.replaceAll(".", "\\.").split("/");
  const rest = parts.map((part) => `/${part.replace(/^:\w+$/, "([^/]+)")}`);
  return new RegExp(`^/(${kind})${rest.join("")}$`, "i");
}
