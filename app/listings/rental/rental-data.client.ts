import { href } from "react-router";
import { fetchListings, getFetchedListings } from "../catalogue/listing-file.client.ts";
import { requireCanonical } from "../search/list-address.ts";
import { toRentalSearch } from "./rental-filters.ts";
import { type Rental, rentalSource } from "./rental-record.ts";
import { parseRentalSearch, type RentalSearchResult, searchRentals } from "./rental-search.ts";

/** The rentals as the server has them; undefined when only the server should search so many. Throws on failure. */
export function fetchRentals(): Promise<readonly Rental[] | undefined> {
  return fetchListings(rentalSource);
}

/** What the list page shows for this address; undefined when the server has to be asked. */
export async function searchRentalsInBrowser(
  search: URLSearchParams,
): Promise<RentalSearchResult | undefined> {
  const rentals = await fetchRentals().catch(toNone);
  if (!rentals) return undefined;
  const filters = parseRentalSearch(search, rentals);
  const result = searchRentals(rentals, filters);
  requireCanonical(href("/rentals"), search, toRentalSearch(result.filters));
  return result;
}

/** The same at once, where the rentals are at hand; undefined when they or the server have to be asked. */
export function searchFetchedRentals(search: URLSearchParams): RentalSearchResult | undefined {
  const rentals = getFetchedListings(rentalSource);
  return rentals && searchRentals(rentals, parseRentalSearch(search, rentals));
}

/** A list that cannot be loaded is an empty one, and logged (spec §7.2). */
function toNone(error: unknown): Rental[] {
  // biome-ignore lint/suspicious/noConsole: the specification asks for it
  console.error("Failed to fetch rental listings", error);
  return [];
}
