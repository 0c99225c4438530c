import { matchRoutes } from "react-router";

const KEPT_PATHS = 5_000;
const folders = ["/assets/", "/pictures/", "/data/"];
const addresses = ["/healthz", "/readyz"];
const DATA_SUFFIX = ".data";

type Route = { path?: string; index?: boolean };

/**
 * The pattern that a path belongs to, "/property/:id" for /property/12: one of as many as there are routes, whatever
 * strangers ask for. What no route takes is "*".
 */
export function createRoutePattern(routes: readonly Route[]) {
  const table = routes.map(({ path, index }) => (index ? { index: true as const } : { path }));
  const known = new Map<string, string>();

  function match(path: string) {
    if (addresses.includes(path)) return path;
    const folder = folders.find((each) => path.startsWith(each));
    if (folder) return `${folder}*`;
    if (path.endsWith(DATA_SUFFIX)) return toDataPattern(path.slice(0, -DATA_SUFFIX.length));
    const pattern = getPattern(path);
    return pattern === "*" ? pattern : `/${pattern}`;
  }

  /** What the browser asks for when a page is changed by script. */
  function toDataPattern(path: string) {
    const pattern = path === "/_root" ? "" : getPattern(path);
    return pattern === "*" ? pattern : `/${pattern}${DATA_SUFFIX}`;
  }

  function getPattern(path: string) {
    // The router would write what it cannot decode to the console.
    if (!isDecodable(path)) return "*";
    const found = matchRoutes(table, path)?.at(-1)?.route;
    return found ? (found.path ?? "") : "*";
  }

  return (path: string) => {
    const before = known.get(path);
    if (before !== undefined) return before;
    if (known.size >= KEPT_PATHS) known.clear();
    const pattern = match(path);
    known.set(path, pattern);
    return pattern;
  };
}

function isDecodable(path: string) {
  try {
    return decodeURIComponent(path) !== undefined;
  } catch {
    return false;
  }
}
