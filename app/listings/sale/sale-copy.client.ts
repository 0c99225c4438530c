import { fetchListings, fetchOrNone } from "../catalogue/fetch-listings.client.ts";
import type { ListingPageData, MissingListing } from "../detail/listing-result.ts";
import { openListing } from "../detail/open-listing.client.ts";
import { getProperty } from "./get-property.ts";
import { saleSearch } from "./sale-filters.ts";
import { type SaleListing, saleKind } from "./sale-record.ts";

/** Undefined when there are too many for the browser. Throws on failure. */
export function fetchSaleListings(): Promise<readonly SaleListing[] | undefined> {
  return fetchListings(saleKind);
}

/** Undefined when the server has to be asked. */
export async function searchSaleInBrowser(search: URLSearchParams) {
  // Only the server knows the names of agents.
  if (search.has("agent")) return undefined;
  const listings = await fetchOrNone(saleKind);
  return listings && saleSearch.searchAddress(search, listings);
}

export function openProperty(id: string, fromServer: Promise<ListingPageData<SaleListing> | MissingListing>) {
  return openListing(
    fromServer,
    () => fetchOrNone(saleKind, "Failed to load property:"),
    (listings) => getProperty(id, listings),
  );
}
