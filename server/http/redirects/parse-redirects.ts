import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { type CsvFault, parseCsv } from "#app/agency/parse-csv.server.ts";
import { decodePath } from "../decode-path.ts";
import { isPersonal } from "../personal-rules.ts";

type Redirect = {
  line: number;
  to: URL;
  /** An address as our pages have: it is followed while there is no page at it. */
  hasId: boolean;
};

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
 * Reads an agency's redirects.csv: which address of its old site leads to which of this one. What is wrong is told by
 * line, and such a line is not followed.
 */
export function parseRedirects(bytes: Uint8Array, findPage: FindPage) {
  const { rows, faults } = parseCsv(bytes, lineSchema);
  const redirects = new Map<string, Redirect>();
  for (const { line, "old address": old, "new address": to } of rows) {
    const key = toKey(old);
    const { page, hasId } = findPage(toPath(old));
    const double = redirects.get(key);
    // The home page reads no parameters, so /?p=123 is not its address.
    const isOurs = page === "there" && !key.startsWith("/?");
    const message = double ? `is on line ${double.line} already` : "is a page of this site, which stays";
    if (double || isOurs) faults.push({ line, field: "old address", message });
    else redirects.set(key, { line, to, hasId });
  }
  const find = (url: URL) => redirects.get(toKey(url)) ?? redirects.get(toKey(new URL(url.pathname, SITE)));
  const wrong = [...redirects].flatMap(([key, redirect]) => {
    const message = findFault(redirect, find, findPage);
    return message ? [{ key, fault: { line: redirect.line, field: "new address", message } }] : [];
  });
  for (const { key } of wrong) redirects.delete(key);
  const all: CsvFault[] = [...faults, ...wrong.map(({ fault }) => fault)];
  return { find, faults: all.toSorted((a, b) => a.line - b.line) };
}

/** Converts the target of a redirect into a path. */
export function toLocation(to: URL) {
  return toPath(to) + to.search + to.hash;
}

/** Checks that a redirect leads to a page in one hop. */
function findFault(redirect: Redirect, find: (url: URL) => Redirect | undefined, findPage: FindPage) {
  const next = find(redirect.to);
  if (!next) return findPage(toPath(redirect.to)).page === "none" ? "is no page of this site" : undefined;
  if (next === redirect) return "leads back to itself";
  const passed = new Set<Redirect>();
  for (let at: Redirect | undefined = next; at && !passed.has(at); at = find(at.to)) passed.add(at);
  return passed.has(redirect)
    ? `leads back to itself, by line ${next.line}`
    : `is the old address of line ${next.line}: name the page that it leads to`;
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

/**
 * The page at an address: there, perhaps there (homes come and go), or not; `hasId` marks one of many of its kind.
 */
type Found = { page: "there" | "perhaps" | "none"; hasId: boolean };

type FindPage = (pathname: string) => Found;

export type SiteOptions = {
  /** With whole paths. */
  routes: readonly { path?: string }[];
  /** The ids of those kinds of pages of which all are known, by the first part of their address. */
  ids: Readonly<Record<"journal" | "suburbs" | "team", readonly (string | number)[]>>;
  /** The agency's public/. */
  publicFolder: string;
};

/** Finds pages as React Router does. Its matchRoutes would parse all routes again for each of 10,000 addresses. */
export function createFindPage({ routes, ids, publicFolder }: SiteOptions): FindPage {
  const paths = routes.map(({ path = "" }) => path).filter((path) => path !== "*");
  const single = new Set(paths.filter((path) => !path.includes(":")).map((path) => `/${path}`));
  const ofMany = paths.filter((path) => path.includes(":")).map(toPattern);
  const known = new Map(Object.entries(ids).map(([name, all]) => [name, new Set(all.map(String))]));
  // statSync throws where a name is longer than any file's.
  const isFile = (path: string) => {
    const file = join(publicFolder, path);
    return existsSync(file) && statSync(file).isFile();
  };
  return (pathname) => {
    const path = decodeURIComponent(pathname);
    if (single.has(path.toLowerCase()) || isPersonal(path) || isFile(path))
      return { page: "there", hasId: false };
    const match = ofMany.map((pattern) => pattern.exec(path)).find(Boolean);
    if (!match) return { page: "none", hasId: false };
    const [, kind = "", id = ""] = match;
    const all = known.get(kind.toLowerCase());
    if (!all) return { page: "perhaps", hasId: true };
    return { page: all.has(id) ? "there" : "none", hasId: true };
  };
}

/** Catches the first part, then the first id. */
function toPattern(path: string) {
  const [kind = "", ...parts] = path.replaceAll(".", "\\.").split("/");
  return new RegExp(`^/(${kind})/${parts.join("/").replaceAll(/:\w+/g, "([^/]+)")}$`, "i");
}
