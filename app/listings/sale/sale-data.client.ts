import { href } from "react-router";
import { fetchListings, getFetchedListings } from "../catalogue/listing-file.client.ts";
import { requireCanonical } from "../search/list-address.ts";
import { toSaleSearch } from "./sale-filters.ts";
import { type SaleListing, saleSource } from "./sale-record.ts";
import { parseSaleSearch, type SaleSearchResult, searchSale } from "./sale-search.ts";

/** The sale listings as the server has them; undefined when only the server should search so many. Throws on failure. */
export function fetchSaleListings(): Promise<readonly SaleListing[] | undefined> {
  return fetchListings(saleSource);
}

/** What the list page shows for this address; undefined when the server has to be asked. */
export async function searchSaleInBrowser(search: URLSearchParams): Promise<SaleSearchResult | undefined> {
  // Only the server knows the agents by name.
  if (search.has("agent")) return undefined;
  const listings = await fetchSaleListings().catch(toNone);
  if (!listings) return undefined;
  const filters = parseSaleSearch(search, listings);
  const result = searchSale(listings, filters);
  requireCanonical(href("/listings"), search, toSaleSearch(result.filters));
  return result;
}

/** The same at once, where the listings are at hand; undefined when they or the server have to be asked. */
export function searchFetchedSale(search: URLSearchParams): SaleSearchResult | undefined {
  const listings = search.has("agent") ? undefined : getFetchedListings(saleSource);
  return listings && searchSale(listings, parseSaleSearch(search, listings));
}

/** A list that cannot be loaded is an empty one, and logged (spec §7.2). */
function toNone(error: unknown): SaleListing[] {
  // biome-ignore lint/suspicious/noConsole: the specification asks for it
  console.error("Failed to load coastal listings", error);
  return [];
}
