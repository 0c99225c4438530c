import { fetchListings } from "../catalogue/fetch-listings.client.ts";
import { searchAddress } from "../search/search-listings.ts";
import { saleList } from "./sale-filters.ts";
import { type SaleListing, saleKind } from "./sale-record.ts";
import { searchSale } from "./sale-search.ts";

/** The sale listings as the server has them; undefined when only the server should search so many. Throws on failure. */
export function fetchSaleListings(): Promise<readonly SaleListing[] | undefined> {
  return fetchListings(saleKind);
}

/** What the list page shows for this address; undefined when the server has to be asked. */
export async function searchSaleInBrowser(search: URLSearchParams) {
  // Only the server knows the agents by name.
  if (search.has("agent")) return undefined;
  const listings = await fetchSaleListings().catch(toNone);
  return listings && searchAddress(saleList, searchSale, search, listings);
}

/** A list that cannot be loaded is an empty one, and logged (spec §7.2). */
function toNone(error: unknown): SaleListing[] {
  // biome-ignore lint/suspicious/noConsole: the specification asks for it
  console.error("Failed to load coastal listings", error);
  return [];
}
