import { LRUCache } from "lru-cache";
import { matchRoutes, type RouteObject } from "react-router";
import { decodePath } from "../http/decode-path.ts";
import { isOfAdvertising } from "../http/redirects/parse-redirects.ts";

export type PageAddress = {
  address: string;
  /** The same with the campaign of the search, and the unknown parameters that the page reports. */
  asked: string;
  /** Whether the search names a campaign, so that a visit begins. */
  isArrival: boolean;
  /** False when the search has parameters that the page does not read. */
  isKnown: boolean;
};

/**
 * Makes the canonical address that a page is cached under: its path and the parameters it reads (`handle.readsSearch`),
 * each once and in the route's order. The first value of a repeated parameter counts, or all values joined by commas
 * (`handle.joinsSearch`). Other parameters are dropped, and passed to the page in `handle.saysUnknown`.
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

/** The names of the parameters that the page does not read, as words. */
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
/** Not logged, because proxies request them several times a second. health.ts logs faults itself. */
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

  /** The pattern for React Router's own requests (single fetch). */
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
