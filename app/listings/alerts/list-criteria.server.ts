import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { getSourceId, toHomeId, toHomeKey } from "#app/homes/record/listing-links.ts";
import { findListings, findSet, parseFilters, toFilterSearch } from "../search/filters.ts";
import { parseListView } from "../search/list-address.ts";
import { countOptions } from "../search/multi-value-filters.ts";
import type { ListKind } from "../search/number-filters.ts";
import { type Asked, readSearch, type Search, type Stock } from "../search/read-search.server.ts";
import { getKnownSuburbs, sortListings } from "../search/search-listings.ts";
import { describeCriteria } from "./describe-criteria.ts";

/** Beyond so many compiled searches, those that nobody asks for any more are dropped with the others. */
const MOST_COMPILED = 50_000;

type Source<Listing, Filters> = { search: Search<Listing, Filters>; getStock: () => Stock<Listing> };
type Test<Listing> = (listing: Listing) => boolean;

/** Searches of one list, as alerts keep them: by the query of its canonical address, without order and view. */
export function createListCriteria<Listing extends AnyListing, Filters extends Asked>(
  kind: ListKind,
  { search, getStock }: Source<Listing, Filters>,
) {
  const { list } = search;
  const compiled = new Map<string, readonly Test<Listing>[] | undefined>();

  /** A suburb without a home is still asked for. */
  function parse(address: URLSearchParams, suburbs: readonly string[]) {
    const asked = [...address.getAll("suburb"), ...(address.get("suburbs")?.split(",") ?? [])];
    return parseFilters(list, address, [...suburbs, ...asked]);
  }

  /** The tests of a query; undefined where only the server knows what it means: words, and places. */
  function compile(criteria: string, suburbs: readonly string[]) {
    if (compiled.has(criteria)) return compiled.get(criteria);
    const address = new URLSearchParams(criteria);
    const filters = parse(address, suburbs);
    const isOfServer = address.has("location") || address.has("near");
    const tests = isOfServer
      ? undefined
      : findSet(list, filters).flatMap(({ filter, value }) => filter.toTest?.(value, filters) ?? []);
    if (compiled.size >= MOST_COMPILED) compiled.clear();
    compiled.set(criteria, tests);
    return tests;
  }

  /** A sentence is read as the list reads it, which would redirect there. */
  function readAddress(address: URLSearchParams): ReturnType<typeof readSearch<Listing, Filters>> {
    try {
      return readSearch(address, search, getStock());
    } catch (redirect) {
      const location = redirect instanceof Response && redirect.headers.get("Location");
      if (!location) throw redirect;
      return readSearch(new URL(location, "http://list").searchParams, search, getStock());
    }
  }

  /** What an address asks for: its query, in words, and the homes, the newest first. */
  function find(address: URLSearchParams) {
    const { filters, matching, names } = readAddress(address);
    const view = { ...filters, ...parseListView(new URLSearchParams()) };
    return {
      filters: view,
      matching,
      criteria: toFilterSearch(list, view).toString(),
      words: describeCriteria(kind, list, view, names),
      homes: sortListings(findListings(list, matching, view), "newest"),
    };
  }

  return {
    find,
    /** The same with how many there are, and what the fields need that change it. */
    read(address: URLSearchParams) {
      const { filters, matching, criteria, words, homes } = find(address);
      const { listings } = getStock();
      const options = countOptions({ list, listings, matching, filters, found: homes });
      return { kind, filters, criteria, words, found: homes.length, options };
    },
    /** A query in words. */
    describe(criteria: string) {
      const address = new URLSearchParams(criteria);
      if (address.has("near")) return find(address).words;
      const agent = getStock().getAgent(address.get("agent") ?? "")?.name;
      return describeCriteria(kind, list, parse(address, []), { agent });
    },
    /** Finds, among some homes by their keys, those that a query finds in the list. */
    toFinder(keys: ReadonlySet<string>) {
      const { listings } = getStock();
      const suburbs = getKnownSuburbs(listings);
      const homes = listings.filter((listing) => keys.has(toHomeKey(toHomeId(listing))));
      const byId = new Map(homes.map((home) => [getSourceId(home), toHomeKey(toHomeId(home))] as const));
      return (criteria: string): readonly string[] => {
        const tests = compile(criteria, suburbs);
        const found = tests
          ? homes.filter((home) => tests.every((test) => test(home)))
          : findByServer(new URLSearchParams(criteria), byId);
        return found.flatMap((home) => byId.get(getSourceId(home)) ?? []);
      };
    },
  };

  function findByServer(address: URLSearchParams, ids: ReadonlyMap<string, string>) {
    const { filters, matching } = readAddress(address);
    const isLost = address.has("near") && !filters.near;
    const among = isLost ? [] : matching.filter((listing) => ids.has(getSourceId(listing)));
    return findListings(list, among, filters);
  }
}
