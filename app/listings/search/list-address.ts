import { redirect } from "react-router";
import type { View } from "./view-toggle.tsx";

// What the addresses of all lists have in common.

/** How many listings a page shows at first, and how many more each "Show more" adds. */
export const LISTINGS_AT_ONCE = 60;
/** A page that grows without end gets too heavy to read and to make; whoever came so far is asked to search closer. */
const MOST_LISTINGS_AT_ONCE = 10 * LISTINGS_AT_ONCE;

/** The parameters of every list's address that say how it is shown. */
export const listViewParameters = ["view", "show"] as const;

/** How a list is shown, and how much of it. */
export type ListView = { view: View; shown: number };

/** An unknown view, or a number of listings that no "Show more" leads to, counts as not given. */
export function parseListView(search: URLSearchParams): ListView {
  return { view: search.get("view") === "list" ? "list" : "grid", shown: parseShown(search.get("show")) };
}

/** Adds to a search how its list is shown, where that is not as usual. */
export function setListView(search: URLSearchParams, { view, shown }: ListView) {
  if (view !== "grid") search.set("view", view);
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

/** How many are shown after one more "Show more"; undefined where there are no more, or too many for one page. */
export function getNextShown(found: number, shown: number) {
  return found > shown && shown < MOST_LISTINGS_AT_ONCE ? shown + LISTINGS_AT_ONCE : undefined;
}

function parseShown(text: string | null) {
  const shown = Number(text);
  const isStep = shown % LISTINGS_AT_ONCE === 0 && shown > 0 && shown <= MOST_LISTINGS_AT_ONCE;
  return isStep ? shown : LISTINGS_AT_ONCE;
}
