import { toCard } from "../listing-summary.ts";
import { findPassing, toTest } from "../search/filter-options.ts";
import { takePage } from "../search/list-pages.ts";
import { onceFor } from "../search/memoize.ts";
import { getKnownSuburbs, toSuburbOptions } from "../search/suburb-options.ts";
import {
  parseRentalFilters,
  type RentalFilters,
  rentalBeds,
  rentalPrices,
  rentalTypes,
} from "./rental-filters.ts";
import type { Rental } from "./rental-record.ts";
import { toRentalSummary } from "./rental-summary.ts";

export type RentalSearchResult = ReturnType<typeof searchRentals>;

/** What an address asks for; a suburb is one that we work in or have a rental in. */
export function parseRentalSearch(search: URLSearchParams, rentals: readonly Rental[]): RentalFilters {
  return parseRentalFilters(search, getKnownSuburbs(rentals));
}

/** Everything the list page shows for these filters. */
export function searchRentals(rentals: readonly Rental[], asked: RentalFilters) {
  const found = findRentals(rentals, asked);
  const { filters, onPage } = takePage(asked, found);
  return {
    filters,
    /** Not more than are shown at once. */
    listings: onPage.map(filters.view === "list" ? getSummary : getCard),
    found: found.length,
    suburbs: toSuburbOptions(rentals, filters.suburb),
  };
}

/** The rentals that pass every filter, in the order given. */
export function findRentals(rentals: readonly Rental[], filters: RentalFilters): Rental[] {
  const { suburb } = filters;
  return findPassing(rentals, [
    suburb ? { name: `suburb=${suburb}`, passes: (rental) => rental.suburb === suburb } : undefined,
    toTest("beds", rentalBeds, filters.beds, ({ beds }) => beds),
    toTest("prices", rentalPrices, filters.price, ({ price }) => price),
    toTest("types", rentalTypes, filters.type, ({ propertyType }) => propertyType),
  ]);
}

// The same summary for the same rental lets the page leave alone what it shows already.
const getSummary = onceFor(toRentalSummary);
const getCard = onceFor((rental: Rental) => toCard(toRentalSummary(rental)));
