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
 * One table per filter feeds the select, the parser and the home search, so that they cannot disagree (spec §5.3, §9.5).
 * "any" is the value of "no filter" and never stands in an address. Bands overlap, as the specification says.
 */
export const salePrices = [
  { value: "any", label: "Any price", matches: () => true },
  { value: "0-750k", label: "Under $750K", matches: (price: number) => price < 750_000 },
  { value: "750k-1m", label: "$750K-$1M", matches: (price: number) => price >= 750_000 && price < 1_000_000 },
  { value: "1m-2m", label: "$1M-$2M", matches: (price: number) => price >= 1_000_000 && price < 2_000_000 },
  { value: "2m+", label: "$2M-$3M", matches: (price: number) => price >= 2_000_000 },
  { value: "3m+", label: "$3M+", matches: (price: number) => price >= 3_000_000 },
  { value: "4m+", label: "$4M+", matches: (price: number) => price >= 4_000_000 },
] as const;

export const saleBeds = [
  { value: "any", label: "Any beds", matches: () => true },
  { value: "1", label: "1+ beds", matches: (beds: number) => beds >= 1 },
  { value: "2", label: "2+ beds", matches: (beds: number) => beds >= 2 },
  { value: "3", label: "3+ beds", matches: (beds: number) => beds >= 3 },
  { value: "4", label: "4+ beds", matches: (beds: number) => beds >= 4 },
] as const;

export const saleTypes = [
  { value: "any", label: "Any type", matches: () => true },
  { value: "house", label: "House", matches: (type: string) => type.toLowerCase() === "house" },
  { value: "apartment", label: "Apartment", matches: (type: string) => type.toLowerCase() === "apartment" },
] as const;

/** The home search offers the bands up to 2M and above; there the last one has no neighbours to overlap with. */
export const heroPrices = salePrices
  .slice(0, 5)
  .map(({ value, label }) => ({ value, label: value === "2m+" ? "$2M+" : label }));

const LONGEST_LOCATION = 100;

/** The parameters an address of this list can have, in their order there. */
export const saleParameters = [
  "location",
  "price",
  "beds",
  "type",
  "suburb",
  "agent",
  ...listViewParameters,
] as const;

export type SaleFilters = ReturnType<typeof parseSaleFilters>;

/**
 * The filters an address asks for; a value that is none of the options counts as any (spec §5.3).
 * `suburbs` are the names that a suburb can have, as they are written.
 */
export function parseSaleFilters(search: URLSearchParams, suburbs: readonly string[]) {
  return {
    location: parseLocation(search.get("location")),
    price: parseOption(salePrices, search.get("price")),
    beds: parseOption(saleBeds, search.get("beds")),
    type: parseOption(saleTypes, search.get("type")),
    suburb: parseSuburb(search.get("suburb"), suburbs),
    agent: parseAgentId(search.get("agent")),
    ...parseListView(search),
  };
}

/** The shortest address of these filters: what is unset is left out, the order is always the same. */
export function toSaleSearch(filters: SaleFilters): URLSearchParams {
  const search = new URLSearchParams();
  if (filters.location) search.set("location", filters.location);
  if (filters.price !== "any") search.set("price", filters.price);
  if (filters.beds !== "any") search.set("beds", filters.beds);
  if (filters.type !== "any") search.set("type", filters.type);
  if (filters.suburb) search.set("suburb", filters.suburb);
  if (filters.agent) search.set("agent", String(filters.agent));
  setListView(search, filters);
  return search;
}

/** The list page with these filters. */
export function toSaleHref(filters: SaleFilters) {
  return withSearch(href("/listings"), toSaleSearch(filters));
}

/** The rental page with what these filters have in common with its own (spec §2.5). */
export function toSimilarRentalsHref({ beds, type, suburb }: SaleFilters) {
  const search = new URLSearchParams();
  if (beds !== "any") search.set("beds", beds === "4" ? "4+" : beds);
  if (type !== "any") search.set("type", type === "house" ? "House" : "Apartment");
  if (suburb) search.set("suburb", suburb);
  return withSearch(href("/rentals"), search);
}

/** Nothing filtered; how the list is shown stays. */
export function clearSaleFilters({ view }: SaleFilters): SaleFilters {
  return {
    location: "",
    price: "any",
    beds: "any",
    type: "any",
    suburb: "",
    agent: undefined,
    view,
    ...listStart,
  };
}

/** Whether a filter is set: then there is something to clear. */
export function hasSaleFilters(filters: SaleFilters) {
  return toSaleSearch({ ...filters, view: "grid", ...listStart }).size > 0;
}

function parseLocation(text: string | null) {
  const words = (text ?? "").trim().replace(/\s+/g, " ");
  return [...words].slice(0, LONGEST_LOCATION).join("").trim();
}

function parseAgentId(text: string | null) {
  return text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
}
