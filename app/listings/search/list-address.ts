import { redirect } from "react-router";
import type { View } from "./view-toggle.tsx";

// What the addresses of all lists have in common.

/** How many listings a page shows at first, and how many more each "Show more" adds. */
export const LISTINGS_AT_ONCE = 60;
/** A page that grows without end gets too heavy to read and to make: from here on it is followed by another. */
export const LISTINGS_PER_PAGE = 10 * LISTINGS_AT_ONCE;

/** The parameters of every list's address that say how it is shown. */
export const listViewParameters = ["view", "from", "show"] as const;

/** How a list is shown, and what of it: so many (`shown`), after so many others that are left out (`from`). */
export type ListView = { view: View; from: number; shown: number };

/** The beginning of a list, as it is shown at first. */
export const listStart = { from: 0, shown: LISTINGS_AT_ONCE } as const;

/** An unknown view, or numbers of listings that no link leads to, count as not given. */
export function parseListView(search: URLSearchParams): ListView {
  return {
    view: search.get("view") === "list" ? "list" : "grid",
    from: parseFrom(search.get("from")),
    shown: parseShown(search.get("show")),
  };
}

/** Adds to a search how its list is shown, where that is not as usual. */
export function setListView(search: URLSearchParams, { view, from, shown }: ListView) {
  if (view !== "grid") search.set("view", view);
  if (from !== 0) search.set("from", String(from));
  if (shown !== LISTINGS_AT_ONCE) search.set("show", String(shown));
}

/** The one of these suburbs that an address names, whatever its letter case, as it is written; else "". */
export function parseSuburb(text: string | null, suburbs: readonly string[]) {
  const wanted = (text ?? "").trim().toLowerCase();
  return suburbs.find((name) => name.toLowerCase() === wanted) ?? "";
}

/** One search, one address: throws a redirect to it when this is not the shortest one of these filters. */
export function requireCanonical(path: string, search: URLSearchParams, canonical: URLSearchParams) {
  if (search.toString() !== canonical.toString()) throw redirect(withSearch(path, canonical));
}

export function withSearch(path: string, search: URLSearchParams) {
  return search.size > 0 ? `${path}?${search}` : path;
}

function parseFrom(text: string | null) {
  const from = Number(text);
  const isStep = Number.isSafeInteger(from) && from % LISTINGS_PER_PAGE === 0 && from > 0;
  return isStep ? from : 0;
}

function parseShown(text: string | null) {
  const shown = Number(text);
  const isStep = shown % LISTINGS_AT_ONCE === 0 && shown > 0 && shown <= LISTINGS_PER_PAGE;
  return isStep ? shown : LISTINGS_AT_ONCE;
}
