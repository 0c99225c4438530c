import { LRUCache } from "lru-cache";
import { matchRoutes, type RouteObject } from "react-router";
import { decodePath } from "../http/decode-path.ts";
import { isOfAdvertising } from "../http/redirects/parse-redirects.ts";

export type PageAddress = {
  address: string;
  /** The same with the campaign that the search names, and what the page is to say that it does not know. */
  asked: string;
  /** Whether it names one: a visit begins. */
  isArrival: boolean;
  /** False when the search has parameters that the page does not read. */
  isKnown: boolean;
};

/**
 * The canonical address a page is cached under: its path and the parameters it reads (`handle.readsSearch`), each once
 * and in the route's order. Of one that is repeated the first value counts, or all, with commas between them
 * (`handle.joinsSearch`). What it does not read is dropped, and told to it in `handle.saysUnknown`.
 */
export function createPageAddress(routes: RouteObject[]) {
  return (path: string, search: URLSearchParams): PageAddress => {
    const handle: unknown = search.size > 0 ? matchRoutes(routes, path)?.at(-1)?.route.handle : undefined;
    const names = getNames(handle, "readsSearch");
    const joined = getNames(handle, "joinsSearch");
    const known = names.flatMap((name): [string, string][] => {
      const [value, ...others] = search.getAll(name);
      if (value === undefined) return [];
      return [[name, joined.includes(name) ? [value, ...others].join() : value]];
    });
    const campaign = [...search].filter(([name]) => name.startsWith("utm_"));
    const others = campaign.filter(([name]) => !names.includes(name));
    const said = new URLSearchParams(known);
    for (const name of getNames(handle, "saysUnknown")) {
      const unknown = findUnknown(search, names);
      if (unknown.length > 0) said.set(name, [...unknown, ...search.getAll(name)].join(", "));
    }
    const isKnown = names.length === 0 || known.length + others.length === search.size;
    return {
      address: toAddress(path, known),
      asked: toAddress(path, [...said, ...others]),
      isKnown,
      isArrival: campaign.length > 0,
    };
  };
}

/** The parameters that the page does not read, as words. */
function findUnknown(search: URLSearchParams, names: readonly string[]) {
  const found = [...search].filter(([name]) => !names.includes(name) && !isOfAdvertising(name));
  return found.map(([name, value]) => `${name} ${value}`.trim());
}

function toAddress(path: string, parameters: [string, string][]) {
  return parameters.length > 0 ? `${path}?${new URLSearchParams(parameters)}` : path;
}

function getNames(handle: unknown, key: "readsSearch" | "joinsSearch" | "saysUnknown"): readonly string[] {
  if (typeof handle !== "object" || handle === null) return [];
  const names: unknown = Reflect.get(handle, key);
  return Array.isArray(names) ? names : [];
}

const MAX_CACHED_PATHS = 5_000;
const folders = ["/assets/", "/pictures/", "/data/"];
/** Proxies ask for them several times a second: no line of the log for each. What is wrong has its own (health.ts). */
export const monitored = ["/healthz", "/readyz"];
const DATA_SUFFIX = ".data";

type Route = { path?: string; index?: boolean };

/** The route pattern of a path: "/property/:id" for /property/12, "*" for a path without a route. */
export function createRoutePattern(routes: readonly Route[]) {
  const table = routes.map(({ path, index }) => (index ? { index: true as const } : { path }));
  const patterns = new LRUCache<string, string>({ max: MAX_CACHED_PATHS, memoMethod: match });

  function match(path: string) {
    if (monitored.includes(path)) return path;
    const folder = folders.find((each) => path.startsWith(each));
    if (folder) return `${folder}*`;
    if (path.endsWith(DATA_SUFFIX)) return toDataPattern(path.slice(0, -DATA_SUFFIX.length));
    const pattern = getPattern(path);
    return pattern === "*" ? pattern : `/${pattern}`;
  }

  /** React Router's own requests (single fetch). */
  function toDataPattern(path: string) {
    const pattern = path === "/_root" ? "" : getPattern(path);
    return pattern === "*" ? pattern : `/${pattern}${DATA_SUFFIX}`;
  }

  function getPattern(path: string) {
    // matchRoutes warns on the console about paths it cannot decode.
    if (decodePath(path) === undefined) return "*";
    const found = matchRoutes(table, path)?.at(-1)?.route;
    return found ? (found.path ?? "") : "*";
  }

  return (path: string) => patterns.memo(path);
}
