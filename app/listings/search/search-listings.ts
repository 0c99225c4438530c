import { type ListingSummary, toCard } from "../listing-summary.ts";
import { type FilteredList, type Filters, findListings, parseFilters, toFilterSearch } from "./filters.ts";
import { requireCanonical, takePage } from "./list-address.ts";
import { memoize } from "./memoize.ts";
import { getKnownSuburbs, toSuburbOptions } from "./suburb-options.ts";

/** What a list page shows. */
export type SearchResult<Name extends string> = {
  filters: Filters<Name>;
  /** Those on this page of the list. */
  listings: readonly ListingSummary[];
  found: number;
  total: number;
  suburbs: readonly string[];
};

/** What an address asks of a list; a suburb is one that we work in or have a listing in. */
export function parseSearch<Listing extends { suburb: string }, Name extends string>(
  list: FilteredList<Listing, Name>,
  search: URLSearchParams,
  listings: readonly Listing[],
): Filters<Name> {
  return parseFilters(list, search, getKnownSuburbs(listings));
}

/** The search of a list whose cards are made by `toSummary`. */
export function createSearch<Listing extends { suburb: string }, Name extends string>(
  list: FilteredList<Listing, Name>,
  toSummary: (listing: Listing) => ListingSummary,
) {
  // The same object for the same listing, so that React skips the cards that stay.
  const getSummary = memoize(toSummary);
  const getCard = memoize((listing: Listing) => toCard(toSummary(listing)));

  return function search(
    listings: readonly Listing[],
    asked: Filters<Name> & { suburb: string },
  ): SearchResult<Name> {
    const found = findListings(list, listings, asked);
    const { filters, onPage } = takePage(asked, found);
    return {
      filters,
      listings: onPage.map(filters.view === "list" ? getSummary : getCard),
      found: found.length,
      total: listings.length,
      suburbs: toSuburbOptions(listings, asked.suburb),
    };
  };
}

type Search<Listing, Name extends string> = (
  listings: readonly Listing[],
  asked: Filters<Name>,
) => SearchResult<Name>;

/** What the list shows at this address; throws a redirect if the search has another address. */
export function searchAddress<Listing extends { suburb: string }, Name extends string>(
  list: FilteredList<Listing, Name>,
  search: Search<Listing, Name>,
  address: URLSearchParams,
  listings: readonly Listing[],
) {
  const result = search(listings, parseSearch(list, address, listings));
  requireCanonical(list.path, address, toFilterSearch(list, result.filters));
  return result;
}
