import { fetchListings } from "../catalogue/fetch-listings.client.ts";
import { searchAddress } from "../search/search-listings.ts";
import { rentalList } from "./rental-filters.ts";
import { type Rental, rentalKind } from "./rental-record.ts";
import { searchRentals } from "./rental-search.ts";

/** The rentals as the server has them; undefined when only the server should search so many. Throws on failure. */
export function fetchRentals(): Promise<readonly Rental[] | undefined> {
  return fetchListings(rentalKind);
}

/** What the list page shows for this address; undefined when the server has to be asked. */
export async function searchRentalsInBrowser(search: URLSearchParams) {
  const rentals = await fetchRentals().catch(toNone);
  return rentals && searchAddress(rentalList, searchRentals, search, rentals);
}

/** A list that cannot be loaded is an empty one, and logged (spec §7.2). */
function toNone(error: unknown): Rental[] {
  // biome-ignore lint/suspicious/noConsole: the specification asks for it
  console.error("Failed to fetch rental listings", error);
  return [];
}
