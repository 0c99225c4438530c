import { href } from "react-router";
import { parseOption } from "../search/filter-options.ts";
import {
  listStart,
  listViewParameters,
  parseListView,
  parseSuburb,
  setListView,
  withSearch,
} from "../search/list-address.ts";

/**
 * One table per filter feeds the select and the parser (spec §5.4, §9.6). Both ends of a price range belong to it.
 * "all" is the value of "no filter" and never stands in an address.
 */
export const rentalPrices = [
  { value: "all", label: "All Prices", matches: () => true },
  { value: "0-800", label: "$0-$800", matches: (price: number) => price <= 800 },
  { value: "800-1200", label: "$800-$1,200", matches: (price: number) => price >= 800 && price <= 1200 },
  { value: "1200-1600", label: "$1,200-$1,600", matches: (price: number) => price >= 1200 && price <= 1600 },
  { value: "1600-2000", label: "$1,600-$2,000", matches: (price: number) => price >= 1600 && price <= 2000 },
  { value: "2000", label: "$2,000+", matches: (price: number) => price >= 2000 },
] as const;

export const rentalBeds = [
  { value: "all", label: "Any", matches: () => true },
  { value: "1", label: "1", matches: (beds: number) => beds === 1 },
  { value: "2", label: "2", matches: (beds: number) => beds === 2 },
  { value: "3", label: "3", matches: (beds: number) => beds === 3 },
  { value: "4+", label: "4+", matches: (beds: number) => beds >= 4 },
] as const;

export const rentalTypes = [
  { value: "all", label: "All Types", matches: () => true },
  { value: "Apartment", label: "Apartment", matches: (type: string) => type === "Apartment" },
  { value: "House", label: "House", matches: (type: string) => type === "House" },
] as const;

/** The parameters an address of this list can have, in their order there. */
export const rentalParameters = ["price", "beds", "type", "suburb", ...listViewParameters] as const;

export type RentalFilters = ReturnType<typeof parseRentalFilters>;

/**
 * The filters an address asks for; a value that is none of the options counts as all (spec §5.4).
 * `suburbs` are the names that a suburb can have, as they are written.
 */
export function parseRentalFilters(search: URLSearchParams, suburbs: readonly string[]) {
  return {
    price: parseOption(rentalPrices, search.get("price")),
    beds: parseOption(rentalBeds, search.get("beds")),
    type: parseOption(rentalTypes, search.get("type")),
    suburb: parseSuburb(search.get("suburb"), suburbs),
    ...parseListView(search),
  };
}

/** The shortest address of these filters: what is unset is left out, the order is always the same. */
export function toRentalSearch(filters: RentalFilters): URLSearchParams {
  const search = new URLSearchParams();
  if (filters.price !== "all") search.set("price", filters.price);
  if (filters.beds !== "all") search.set("beds", filters.beds);
  if (filters.type !== "all") search.set("type", filters.type);
  if (filters.suburb) search.set("suburb", filters.suburb);
  setListView(search, filters);
  return search;
}

/** The list of rentals with these filters. */
export function toRentalHref(filters: RentalFilters) {
  return withSearch(href("/rentals"), toRentalSearch(filters));
}

/** Nothing filtered; how the list is shown stays. */
export function clearRentalFilters({ view }: RentalFilters): RentalFilters {
  return { price: "all", beds: "all", type: "all", suburb: "", view, ...listStart };
}

/** Whether a filter is set: then there is something to clear. */
export function hasRentalFilters(filters: RentalFilters) {
  return toRentalSearch({ ...filters, view: "grid", ...listStart }).size > 0;
}
