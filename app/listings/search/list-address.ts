import { redirect } from "react-router";
import { walks } from "#app/agency/folder/places.ts";
import type { View } from "../card/listing-summary.ts";

/** Listings shown at first, and added by each "Show more". */
const LISTINGS_AT_ONCE = 60;
/** Longer pages would be slow to read and render. */
const LISTINGS_PER_PAGE = 10 * LISTINGS_AT_ONCE;

export const listViewParameters = ["sort", "view", "from", "show"] as const;

const sortOrders = [
  { value: "newest", label: "Newest" },
  { value: "price-up", label: "Lowest price" },
  { value: "price-down", label: "Highest price" },
  { value: "inspection", label: "Next inspection" },
  { value: "closing", label: "Closing soon", isOfSales: true },
  { value: "land", label: "Most land", isOfSales: true },
  { value: "walk", label: `Closest to ${walks[0]?.to}` },
] as const;

type SortOrder = (typeof sortOrders)[number];
export type Sort = SortOrder["value"];

/** The sort orders of a list. Some make sense only for sales, and one only for an agency that names walks. */
export function findSortOrders({ hasSales }: { hasSales?: boolean }): SortOrder[] {
  const isWalked = walks.length > 0;
  return sortOrders.filter(
    (order) => (hasSales || !("isOfSales" in order)) && (isWalked || order.value !== "walk"),
  );
}

/** How a list is shown: `shown` listings after the first `from`. */
export type ListView = { sort: Sort; view: View; from: number; shown: number };

export const listStart = { from: 0, shown: LISTINGS_AT_ONCE } as const;

/** Ignores unknown values, and numbers that no link has. */
export function parseListView(search: URLSearchParams, list: { hasSales?: boolean } = {}): ListView {
  return {
    sort: findSortOrders(list).find(({ value }) => value === search.get("sort"))?.value ?? "newest",
    view: search.get("view") === "list" ? "list" : "grid",
    from: parseFrom(search.get("from")),
    shown: parseShown(search.get("show")),
  };
}

/** Adds the values that differ from the defaults. */
export function addListView(search: URLSearchParams, { sort, view, from, shown }: ListView) {
  if (sort !== "newest") search.set("sort", sort);
  if (view !== "grid") search.set("view", view);
  if (from !== 0) search.set("from", String(from));
  if (shown !== LISTINGS_AT_ONCE) search.set("show", String(shown));
  return search;
}

/** Redirects to `canonical`, the one address of each search; campaign parameters alone cause no redirect. */
export function requireCanonical(path: string, search: URLSearchParams, canonical: URLSearchParams) {
  const asked = new URLSearchParams([...search].filter(([name]) => !name.startsWith("utm_")));
  if (asked.toString() !== canonical.toString()) throw redirect(withSearch(path, canonical));
}

export function withSearch(path: string, search: URLSearchParams) {
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Returns the first page if the requested one is empty. */
export function slicePage<Filters extends ListView, Listing>(filters: Filters, found: readonly Listing[]) {
  const view = filters.from < found.length || filters.from === 0 ? filters : { ...filters, ...listStart };
  return { filters: view, onPage: found.slice(view.from, view.from + view.shown) };
}

export type ListPages = { backHref?: string; moreHref?: string; nextHref?: string };

/** Links for a list: "Show more" until its page is full, then the next page. */
export function toListPages<Filters extends ListView>(
  filters: Filters,
  found: number,
  toHref: (filters: Filters) => string,
): ListPages {
  const { from, shown } = filters;
  const isFull = shown >= LISTINGS_PER_PAGE;
  const hasMore = found > from + shown;
  return {
    backHref: from > 0 ? toHref({ ...filters, ...listStart, from: from - LISTINGS_PER_PAGE }) : undefined,
    moreHref: hasMore && !isFull ? toHref({ ...filters, shown: shown + LISTINGS_AT_ONCE }) : undefined,
    nextHref:
      hasMore && isFull ? toHref({ ...filters, ...listStart, from: from + LISTINGS_PER_PAGE }) : undefined,
  };
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
