import { toCard, toSaleSummary } from "../listing-summary.ts";
import { findPassing, toTest } from "../search/filter-options.ts";
import { takePage } from "../search/list-pages.ts";
import { onceFor } from "../search/memoize.ts";
import { getKnownSuburbs, toSuburbOptions } from "../search/suburb-options.ts";
import { parseSaleFilters, type SaleFilters, saleBeds, salePrices, saleTypes } from "./sale-filters.ts";
import type { SaleListing } from "./sale-record.ts";

export type SaleSearchResult = ReturnType<typeof searchSale>;

/** What an address asks for; a suburb is one that we work in or have a listing in. */
export function parseSaleSearch(search: URLSearchParams, listings: readonly SaleListing[]): SaleFilters {
  return parseSaleFilters(search, getKnownSuburbs(listings));
}

/** Everything the list page shows for these filters. */
export function searchSale(listings: readonly SaleListing[], asked: SaleFilters) {
  const found = findSaleListings(listings, asked);
  const { filters, onPage } = takePage(asked, found);
  return {
    filters,
    /** Not more than are shown at once. */
    listings: onPage.map(filters.view === "list" ? getSummary : getCard),
    found: found.length,
    total: listings.length,
    suburbs: toSuburbOptions(listings, filters.suburb),
  };
}

/** The listings that pass every filter, in the order given. */
export function findSaleListings(listings: readonly SaleListing[], filters: SaleFilters): SaleListing[] {
  const { suburb, agent } = filters;
  const agentId = `agent-${agent}`;
  const text = filters.location.toLowerCase();
  return findPassing(listings, [
    suburb ? { name: `suburb=${suburb}`, passes: (listing) => listing.suburb === suburb } : undefined,
    agent ? { name: agentId, passes: (listing) => listing.agentId === agentId } : undefined,
    toTest("beds", saleBeds, filters.beds, ({ beds }) => beds),
    toTest("prices", salePrices, filters.price, ({ price }) => price),
    toTest("types", saleTypes, filters.type, ({ propertyType }) => propertyType),
    text ? { text, read: ({ searchText }) => searchText } : undefined,
  ]);
}

// The same summary for the same listing lets the page leave alone what it shows already.
const getSummary = onceFor(toSaleSummary);
const getCard = onceFor((listing: SaleListing) => toCard(toSaleSummary(listing)));
