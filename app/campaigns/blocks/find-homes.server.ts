import { href } from "react-router";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { filterOpen, findOpenDays, findOpenListings, toOpenSearch } from "#app/inspections/index.ts";
import { toListingSummary } from "#app/listings/card/listing-summary.ts";
import {
  type Asked,
  readSearch,
  type Search,
  type Stock,
  toPlainAddress,
} from "#app/listings/criteria/read-search.server.ts";
import { rentalSearch } from "#app/listings/rental/rental-search.ts";
import { saleSearch } from "#app/listings/sale/sale-search.ts";
import { findListings } from "#app/listings/search/filters.ts";
import { withSearch } from "#app/listings/search/list-address.ts";
import type { ListKind } from "#app/listings/search/number-filters.ts";
import { sortListings } from "#app/listings/search/search-listings.ts";
import { type Inputs, type Sources, toMissing } from "./block-sources.ts";
import type { FoundBlock } from "./found-block.ts";

const MOST_HOMES = 3;
const MOST_OPEN = 4;

/** Finds the newest homes of the list at an address. */
export function findHomes({ most = MOST_HOMES, ...block }: Inputs<"Homes">, sources: Sources): FoundBlock {
  const asked = parseList(block.search, sources.origin);
  if (!asked) return toMissing(`“${block.search}” is not the address of a list of homes`);
  const homes = findAsked(asked.list, asked.query, sources);
  if (homes.length === 0) return toMissing("its search finds no home today");
  return { ...block, href: asked.href, listings: homes.slice(0, most).map(toListingSummary) };
}

function findAsked(
  list: ListKind,
  query: URLSearchParams,
  { catalogue, texts }: Sources,
): readonly AnyListing[] {
  if (list === "sale") {
    const stock = { listings: catalogue.getSaleListings(), match: catalogue.matchSaleListings, texts };
    return findNewest(list, query, saleSearch, stock);
  }
  const stock = { listings: catalogue.getRentals(), match: catalogue.matchRentals, texts };
  return findNewest(list, query, rentalSearch, stock);
}

function findNewest<Listing extends AnyListing, Filters extends Asked>(
  list: ListKind,
  query: URLSearchParams,
  search: Search<Listing, Filters>,
  stock: Stock<Listing>,
) {
  const { filters, matching } = readSearch(toPlainAddress(list, query, stock), search, stock);
  return sortListings(findListings(search.list, matching, filters), "newest");
}

/** Finds the next open homes, of a suburb if the block names one. */
export function findOpenHomes(
  { most = MOST_OPEN, ...block }: Inputs<"OpenHomes">,
  { catalogue }: Sources,
): FoundBlock {
  const all = { listings: catalogue.getSaleListings(), rentals: catalogue.getRentals() };
  const open = findOpenListings(all, toAgencyTime(Date.now())).filter(({ kind }) => kind === "inspection");
  const wanted = block.suburb.toLowerCase();
  const suburb = open.find(({ listing }) => listing.suburb.toLowerCase() === wanted)?.listing.suburb;
  const found = wanted && !suburb ? [] : filterOpen(open, { suburb });
  if (found.length === 0) return toMissing(`no home is open soon${wanted && ` in ${block.suburb}`}`);
  const address = withSearch(href("/inspections"), toOpenSearch({ suburb }));
  return { ...block, href: address, days: findOpenDays(found.slice(0, most), 0) };
}

const lists = { "/listings": "sale", "/rentals": "rent" } as const;

/** The list of the site at an address, and its query. */
function parseList(address: string, origin: string) {
  const url = URL.parse(address, origin);
  const list = Object.entries(lists).find(([path]) => path === url?.pathname)?.[1];
  if (!url || url.origin !== origin || !list) return undefined;
  return { list, query: url.searchParams, href: url.pathname + url.search };
}
