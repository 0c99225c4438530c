import { toAgencyDay } from "#app/agency/agency-time.ts";
import { places } from "#app/agency/folder/places.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { isOpen } from "#app/homes/record/listing-status.ts";
import { isLoaded } from "#app/homes/record/load-failures.ts";
import { isInSuburb } from "#app/homes/record/place/listing-address.ts";
import { getFirstWalk } from "#app/homes/record/place/walks.ts";
import { type ListedAs, type ListingSummary, toListedSummary } from "../card/listing-summary.ts";
import { countOptions } from "./count-options.ts";
import {
  type AnyFilters,
  type FilteredList,
  type Filters,
  findListings,
  parseFilters,
  toFilterSearch,
} from "./filters.ts";
import { requireCanonical, type Sort, slicePage } from "./list-address.ts";
import { toListTitle } from "./list-title.ts";
import type { CountedOptions } from "./multi-value-filters.ts";
import { isWalkAsked } from "./number-filters.ts";
import { findNotes, type OtherSearch } from "./other-homes.ts";
import { noteUnknown } from "./unknown-values.ts";

export type SearchResult<Asked = AnyFilters> = {
  filters: Asked;
  /** The document's title without the agency's name. */
  title: string;
  listings: readonly ListingSummary[];
  found: number;
  total: number;
  isLoaded: boolean;
  /** Shown beside the count. */
  notes: readonly string[];
  /** How many of the homes found are under offer. */
  underOffer: number;
  /** Suggestions if nothing was found, added by the server (read-search.server.ts). */
  instead?: { nearest: readonly ListingSummary[]; looser: readonly OtherSearch[] };
  /** Options of the multi-value filters. */
  options: CountedOptions;
};

export function createSearch<Listing extends AnyListing, Name extends string>(
  list: FilteredList<Listing, Name>,
) {
  /** `suburbs` are known names besides those with listings. */
  function parse(
    address: URLSearchParams,
    listings: readonly Listing[],
    suburbs: readonly { name: string }[] = [],
  ): Filters<Name> {
    const known = [...getKnownSuburbs(listings), ...suburbs.map(({ name }) => name)];
    return parseFilters(list, address, known);
  }

  /** `matching` are the listings that match the visitor's search words. */
  function search(
    listings: readonly Listing[],
    asked: Filters<Name>,
    matching = listings,
  ): SearchResult<Filters<Name>> {
    const found = findListings(list, matching, asked);
    const { filters, onPage } = slicePage(asked, sortListings(found, asked.sort));
    const search = { list, listings, matching, filters };
    return {
      filters,
      title: toListTitle(list, filters),
      listings: onPage.map(getSummary({ view: filters.view, isWalkAsked: isWalkAsked(filters) })),
      found: found.length,
      total: listings.length,
      isLoaded: isLoaded(listings),
      notes: findNotes(search, found),
      underOffer: found.filter((listing) => !isOpen(listing)).length,
      options: countOptions({ ...search, found }),
    };
  }

  function searchAddress(
    address: URLSearchParams,
    listings: readonly Listing[],
    asked = parse(address, listings),
    matching = listings,
  ) {
    const result = search(listings, asked, matching);
    const canonical = toFilterSearch(list, result.filters);
    const notes = noteUnknown(list, address, result.filters, canonical);
    requireCanonical(list.path, address, canonical);
    return { ...result, notes: [...result.notes, ...notes] };
  }

  return { list, parse, search, searchAddress };
}

const summaries = new Map<string, (listing: AnyListing) => ListingSummary>();
const VIEWS_KEPT = 4;

/** Cached per listing and day, so that React skips unchanged cards. */
function getSummary(shown: ListedAs) {
  const key = [toAgencyDay(Date.now()), ...Object.values(shown)].join();
  const summary = summaries.get(key) ?? memoize((listing) => toListedSummary(listing, shown));
  if (summaries.size >= VIEWS_KEPT) summaries.clear();
  summaries.set(key, summary);
  return summary;
}

type Placed = { suburb: string; isNamesake?: boolean };

/** Suburbs with a listing, and those that the agency works in. */
export function getKnownSuburbs(listings: readonly Placed[]): readonly string[] {
  return [...getSuburbs(listings), ...places.map(({ name }) => name)];
}

const getSuburbs = memoize((listings: readonly Placed[]): readonly string[] =>
  Array.from(new Set(listings.filter((home) => isInSuburb(home, home.suburb)).map(({ suburb }) => suburb))),
);

/** Caches a result per object, for as long as the object lives. */
function memoize<From extends object, To>(compute: (from: From) => To) {
  const known = new WeakMap<From, { value: To }>();
  return (from: From) => {
    const { value } = known.get(from) ?? { value: compute(from) };
    known.set(from, { value });
    return value;
  };
}

/** Sorts a price that is not given last, in either order. */
const NO_PRICE = Number.MAX_SAFE_INTEGER;

type Order = (a: AnyListing, b: AnyListing) => number;

const orders: Record<Sort, Order> = {
  newest: (a, b) => compareTexts(b.listedOn ?? "", a.listedOn ?? ""),
  "price-up": (a, b) => (a.price || NO_PRICE) - (b.price || NO_PRICE),
  "price-down": (a, b) => b.price - a.price,
  inspection: (a, b) => compareTexts(toStart(a), toStart(b)),
  closing: (a, b) => compareTexts(toSaleDay(a), toSaleDay(b)),
  land: (a, b) => toLand(b) - toLand(a),
  walk: (a, b) => toMinutes(a) - toMinutes(b),
};

/** Stable: homes that compare equal keep the order of the data, as do those without a listing date. */
export function sortListings<Listing extends AnyListing>(
  listings: readonly Listing[],
  sort: Sort,
): readonly Listing[] {
  return listings.toSorted(orders[sort]);
}

/** Sorts listings without an inspection last. */
function toStart({ nextInspection }: AnyListing) {
  return nextInspection ? `${nextInspection.date}T${nextInspection.start}` : "z";
}

/** The day of the auction, or on which offers close. Listings without one come last. */
function toSaleDay({ auction, closes }: AnyListing) {
  const day = auction ?? closes;
  return day ? `${day.date}T${day.start ?? ""}` : "z";
}

function toLand(listing: AnyListing) {
  return listing.landSize ?? 0;
}

const TOO_FAR = 1_000;

function toMinutes(listing: AnyListing) {
  return getFirstWalk(listing)?.minutes ?? TOO_FAR;
}

function compareTexts(a: string, b: string) {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
