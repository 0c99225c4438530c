import type { AnyListing } from "#app/homes/record/any-listing.ts";
import type { AnyFilters, FilteredList } from "./filters.ts";
import { nearFilters } from "./near-filter.ts";
import { findNear } from "./near-homes.server.ts";
import type { SearchResult } from "./search-listings.ts";
import type { Matches } from "./word-index.server.ts";

type Asked = AnyFilters & Record<"location" | "agent" | "near" | "km", string>;

type Search<Listing, Filters> = {
  list: FilteredList<Listing, string>;
  parse: (address: URLSearchParams, listings: readonly Listing[]) => Filters;
};

type ListSearch<Listing, Filters> = Search<Listing, Filters> & {
  searchAddress: (
    address: URLSearchParams,
    listings: readonly Listing[],
    asked: Filters,
    matching: readonly Listing[],
  ) => SearchResult<Filters>;
};

type Stock<Listing> = {
  listings: readonly Listing[];
  /** The listings that a visitor's words mean. */
  match: (words: string) => Matches<Listing>;
  /** By the number in the address of their profile. */
  getAgent: (id: string) => { id: number; name: string } | undefined;
};

/** A search of a list with what only the server knows: agents, the meaning of words, and where homes are. */
export function searchList<Listing extends AnyListing, Filters extends Asked>(
  address: URLSearchParams,
  search: ListSearch<Listing, Filters>,
  stock: Stock<Listing>,
) {
  const { filters, matching, notes, also, ...meaning } = readSearch(address, search, stock);
  const result = search.searchAddress(address, stock.listings, filters, matching);
  return { ...result, ...meaning, notes: [...result.notes, ...notes], also: [...result.also, ...also] };
}

/** What an address asks for, before the filters that the browser has too. */
export function readSearch<Listing extends AnyListing, Filters extends Asked>(
  address: URLSearchParams,
  { list, parse }: Search<Listing, Filters>,
  { listings, match, getAgent }: Stock<Listing>,
) {
  const asked = parse(address, listings);
  const agent = getAgent(asked.agent);
  const matches = match(asked.location);
  const known = { ...asked, agent: agent ? String(agent.id) : "" };
  const near = asked.near
    ? findNear({ list, listings, matching: matches.listings, filters: known })
    : undefined;
  return {
    filters: near ? known : { ...known, near: "", km: nearFilters.km.none },
    matching: near?.matching ?? matches.listings,
    meant: matches.meant,
    /** What chips show instead of values. */
    names: { agent: agent?.name, near: near?.name },
    notes: near?.notes ?? [],
    also: near?.also ?? [],
  };
}
