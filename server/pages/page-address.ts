import { matchRoutes, type RouteObject } from "react-router";

export type PageAddress = {
  /** Path and search, the same for everybody who asks for the same page. */
  address: string;
  /** False when something was asked that the page does not know. */
  isKnown: boolean;
};

/**
 * The address a page is kept under: its path and the parameters it reads (`handle.readsSearch`), each once and in the
 * page's own order. What a page does not read changes nothing about it, so it is no part of its address.
 */
export function createPageAddress(routes: RouteObject[]) {
  return (path: string, asked: URLSearchParams): PageAddress => {
    const names = asked.size > 0 ? getParameters(routes, path) : [];
    const known = names.flatMap((name): [string, string][] => {
      const value = asked.get(name);
      return value === null ? [] : [[name, value]];
    });
    const search = new URLSearchParams(known).toString();
    const isKnown = names.length === 0 || known.length === asked.size;
    return { address: search ? `${path}?${search}` : path, isKnown };
  };
}

function getParameters(routes: RouteObject[], path: string): readonly string[] {
  const handle: unknown = matchRoutes(routes, path)?.at(-1)?.route.handle;
  if (typeof handle !== "object" || handle === null || !("readsSearch" in handle)) return [];
  return Array.isArray(handle.readsSearch) ? handle.readsSearch : [];
}
