import { getResponsible, type SiteTexts } from "#app/agency/texts/site-texts.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { getSourceId, toHomeId, toHomeKey } from "#app/homes/record/listing-links.ts";
import type { Catalogue } from "../catalogue/open-catalogue.server.ts";
import type { HomeState } from "../changes/home-state.ts";
import { rentalSearch } from "../rental/rental-search.ts";
import { saleSearch } from "../sale/sale-search.ts";
import { countOptions } from "../search/count-options.ts";
import { findListings, findSet, parseFilters, toFilterSearch } from "../search/filters.ts";
import { parseListView } from "../search/list-address.ts";
import type { ListKind } from "../search/number-filters.ts";
import { type Asked, readSearch, type Search, type Stock } from "../search/read-search.server.ts";
import { getKnownSuburbs, sortListings } from "../search/search-listings.ts";
import { createWordIndex } from "../search/word-index.server.ts";
import { describeCriteria } from "./describe-criteria.ts";

type Homes = Pick<
  Catalogue,
  "getSaleListings" | "getRentals" | "getSold" | "getLeased" | "matchSaleListings" | "matchRentals"
>;

export type Criteria = ReturnType<typeof openCriteria>;

/** The searches of both lists. */
export function openCriteria(catalogue: Homes, getTexts: () => SiteTexts) {
  function toKnown() {
    const texts = getTexts();
    return { texts, getAgent: (wanted: string) => getResponsible(texts, ({ id }) => String(id) === wanted) };
  }
  return {
    sale: createListCriteria("sale", {
      search: saleSearch,
      getEnded: catalogue.getSold,
      getStock: () => ({
        ...toKnown(),
        listings: catalogue.getSaleListings(),
        match: catalogue.matchSaleListings,
      }),
    }),
    rent: createListCriteria("rent", {
      search: rentalSearch,
      getEnded: catalogue.getLeased,
      getStock: () => ({ ...toKnown(), listings: catalogue.getRentals(), match: catalogue.matchRentals }),
    }),
  };
}

/** Beyond so many compiled searches, those that nobody asks for any more are dropped with the others. */
const MOST_COMPILED = 50_000;

type Source<Listing, Filters> = {
  search: Search<Listing, Filters>;
  getStock: () => Stock<Listing>;
  /** Homes that were sold or leased. */
  getEnded: () => readonly Listing[];
};
type Test<Listing> = (listing: Listing) => boolean;

/** Searches of one list, as alerts keep them: by the query of its canonical address, without order and view. */
function createListCriteria<Listing extends AnyListing, Filters extends Asked>(
  kind: ListKind,
  { search, getStock, getEnded }: Source<Listing, Filters>,
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
  function readAddress(
    address: URLSearchParams,
    stock: Stock<Listing>,
  ): ReturnType<typeof readSearch<Listing, Filters>> {
    try {
      return readSearch(address, search, stock);
    } catch (redirect) {
      const location = redirect instanceof Response && redirect.headers.get("Location");
      if (!location) throw redirect;
      return readSearch(new URL(location, "http://list").searchParams, search, stock);
    }
  }

  /** What an address asks for: its query, in words, and the homes, the newest first. */
  function find(address: URLSearchParams) {
    const { filters, matching, names } = readAddress(address, getStock());
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
    /** Finds, among some homes by their keys, those that a query finds in the list, or would have found there as they were. */
    toFinder(keys: ReadonlySet<string>, were: ReadonlyMap<string, HomeState> = new Map()) {
      const stock = getStock();
      const suburbs = getKnownSuburbs(stock.listings);
      const toKey = (home: Listing) => toHomeKey(toHomeId(home));
      const present = stock.listings.filter((home) => keys.has(toKey(home)));
      const past = [...stock.listings, ...getEnded()].flatMap((home) => {
        const before = were.get(toKey(home));
        return before ? [toFormer(home, before)] : [];
      });
      const homes = [...present, ...past];
      const byId = new Map(homes.map((home) => [getSourceId(home), toKey(home)] as const));
      const former = { ...stock, match: createMatch(past) };
      return (criteria: string): readonly string[] => {
        const tests = compile(criteria, suburbs);
        const found = tests
          ? homes.filter((home) => tests.every((test) => test(home)))
          : findByWords(new URLSearchParams(criteria));
        const their = found.flatMap((home) => byId.get(getSourceId(home)) ?? []);
        // As it is and as it was, a home is one.
        return past.length > 0 ? [...new Set(their)] : their;
      };

      function findByWords(address: URLSearchParams) {
        const found = findByServer(address, stock, byId);
        return past.length > 0 ? [...found, ...findByServer(address, former, byId)] : found;
      }
    },
  };

  function findByServer(address: URLSearchParams, stock: Stock<Listing>, ids: ReadonlyMap<string, string>) {
    const { filters, matching } = readAddress(address, stock);
    const isLost = address.has("near") && !filters.near;
    const among = isLost ? [] : matching.filter((listing) => ids.has(getSourceId(listing)));
    return findListings(list, among, filters);
  }
}

/** A home as searches found it in an earlier state. */
function toFormer<Listing extends AnyListing>(home: Listing, { asked = home, status }: HomeState): Listing {
  const { price, priceTo, priceBelow } = asked;
  return { ...home, price, priceTo, priceBelow, status: status ? "under-offer" : "current" };
}

/** Finds by words among some homes alone. */
function createMatch<Listing extends AnyListing>(homes: readonly Listing[]) {
  const index = createWordIndex();
  for (const home of homes) index.add(home);
  return (words: string) => index.match(homes, words);
}
