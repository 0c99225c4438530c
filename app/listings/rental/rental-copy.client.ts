import { fetchListings, fetchOrNone } from "../catalogue/fetch-listings.client.ts";
import type { ListingPageData, MissingListing } from "../detail/listing-result.ts";
import { openListing } from "../detail/open-listing.client.ts";
import { getRental } from "./get-rental.ts";
import { rentalSearch } from "./rental-filters.ts";
import { type Rental, rentalKind } from "./rental-record.ts";

/** Undefined when there are too many for the browser. Throws on failure. */
export function fetchRentals(): Promise<readonly Rental[] | undefined> {
  return fetchListings(rentalKind);
}

/** Undefined when the server has to be asked. */
export async function searchRentalsInBrowser(search: URLSearchParams) {
  const rentals = await fetchOrNone(rentalKind);
  return rentals && rentalSearch.searchAddress(search, rentals);
}

export function openRental(id: string, fromServer: Promise<ListingPageData<Rental> | MissingListing>) {
  return openListing(
    fromServer,
    () => fetchOrNone(rentalKind, "Error fetching rental property:"),
    (rentals) => getRental(id, rentals),
  );
}
