import { matchRoutes, type RouteObject } from "react-router";

export type PageAddress = {
  address: string;
  /** False when the search has parameters that the page does not read. */
  isKnown: boolean;
};

/**
 * The canonical address a page is cached under: its path and the parameters it reads (`handle.readsSearch`), each once
 * and in the route's order.
 */
export function createPageAddress(routes: RouteObject[]) {
  return (path: string, search: URLSearchParams): PageAddress => {
    const names = search.size > 0 ? getParameters(routes, path) : [];
    const known = names.flatMap((name): [string, string][] => {
      const value = search.get(name);
      return value === null ? [] : [[name, value]];
    });
    const query = new URLSearchParams(known).toString();
    const isKnown = names.length === 0 || known.length === search.size;
    return { address: query ? `${path}?${query}` : path, isKnown };
  };
}

function getParameters(routes: RouteObject[], path: string): readonly string[] {
  const handle: unknown = matchRoutes(routes, path)?.at(-1)?.route.handle;
  if (typeof handle !== "object" || handle === null || !("readsSearch" in handle)) return [];
  return Array.isArray(handle.readsSearch) ? handle.readsSearch : [];
}
