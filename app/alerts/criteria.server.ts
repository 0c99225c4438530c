import type { SiteTexts } from "#app/agency/texts/site-texts.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { toHomeId, toHomeKey } from "#app/homes/record/listing-links.ts";
import type { SearchedHomes } from "#app/listings/catalogue/open-catalogue.server.ts";
import {
  type Asked,
  readSearch,
  type Search,
  type Stock,
  toPlainAddress,
} from "#app/listings/criteria/read-search.server.ts";
import { rentalSearch } from "#app/listings/rental/rental-search.ts";
import { saleSearch } from "#app/listings/sale/sale-search.ts";
import { countOptions } from "#app/listings/search/count-options.ts";
import {
  type AnyFilters,
  type AnyList,
  type Filter,
  findListings,
  findSet,
  toFilterSearch,
} from "#app/listings/search/filters.ts";
import { parseListView } from "#app/listings/search/list-address.ts";
import { joinWords, toTypeWords } from "#app/listings/search/list-title.ts";
import type { CountedOptions } from "#app/listings/search/multi-value-filters.ts";
import type { ListKind } from "#app/listings/search/number-filters.ts";
import { sortListings } from "#app/listings/search/search-listings.ts";
import { createWordIndex } from "#app/listings/search/word-index.server.ts";
import { toCapital, toSmall } from "#app/region/format.ts";

/** The searches of both lists. */
export type Criteria = Record<ListKind, ListCriteria>;

/** Searches of one list, stored as the query of the list's canonical address, without order and view. */
type ListCriteria = {
  find: (address: URLSearchParams) => FoundHomes;
  /** The same, with the counts that filter fields show. */
  read: (address: URLSearchParams) => FoundHomes & {
    kind: ListKind;
    found: number;
    options: CountedOptions;
  };
  /** Puts a stored query into words. */
  describe: (criteria: string) => string;
  /** Returns a function from a stored query to the keys of those homes that it finds, or found before they changed. */
  toFinder: (sought: readonly SoughtHome[]) => (criteria: string) => readonly string[];
};

type FoundHomes = {
  filters: AnyFilters;
  /** The query to store. */
  criteria: string;
  words: string;
  /** Newest first. */
  homes: readonly AnyListing[];
};

export function openCriteria(catalogue: SearchedHomes, getTexts: () => SiteTexts): Criteria {
  return {
    sale: createListCriteria("sale", {
      search: saleSearch,
      getEnded: catalogue.getSold,
      getStock: () => ({
        listings: catalogue.getSaleListings(),
        match: catalogue.matchSaleListings,
        texts: getTexts(),
      }),
    }),
    rent: createListCriteria("rent", {
      search: rentalSearch,
      getEnded: catalogue.getLeased,
      getStock: () => ({
        listings: catalogue.getRentals(),
        match: catalogue.matchRentals,
        texts: getTexts(),
      }),
    }),
  };
}

type Source<Listing, Filters> = {
  search: Search<Listing, Filters>;
  getStock: () => Stock<Listing>;
  /** Homes sold or leased. */
  getEnded: () => readonly Listing[];
};

/** A home by its key. `isOver`: sold, leased or gone; `before`: the facts by which searches found it until then. */
export type SoughtHome = { home: string; isOver?: boolean; before?: FactsBefore };

type FactsBefore = {
  /** Undefined stands for the current price. */
  asked?: { price: number; priceTo?: number; priceBelow?: number };
  isUnderOffer: boolean;
};

function createListCriteria<Listing extends AnyListing, Filters extends Asked>(
  kind: ListKind,
  { search, getStock, getEnded }: Source<Listing, Filters>,
): ListCriteria {
  const { list } = search;
  /** A stored search may also name suburbs that have no home at present. */
  const kept: typeof search = {
    list,
    parse(address, listings, suburbs) {
      const asked = [...address.getAll("suburb"), ...(address.get("suburbs")?.split(",") ?? [])];
      return search.parse(address, listings, [...suburbs, ...asked.map((name) => ({ name }))]);
    },
  };

  function find(address: URLSearchParams, isKept = false) {
    const stock = getStock();
    const plain = toPlainAddress(kind, address, isKept ? { texts: stock.texts } : stock);
    const { filters, matching, names } = readSearch(plain, isKept ? kept : search, stock);
    const view = { ...filters, ...parseListView(new URLSearchParams()) };
    return {
      filters: view,
      matching,
      criteria: toFilterSearch(list, view).toString(),
      words: describeCriteria(kind, list, view, names),
      homes: sortListings(findListings(list, matching, view), "newest"),
    };
  }

  /** Keys of the homes in a stock that a stored query finds. */
  function findKept(criteria: string, stock: Stock<Listing>) {
    const address = toPlainAddress(kind, new URLSearchParams(criteria), { texts: stock.texts });
    const { filters, matching } = readSearch(address, kept, stock);
    // Queries for an agent who is gone, or with `near` from an earlier release, find nothing rather than everything.
    if (address.has("near") || (address.has("agent") && !filters.agent)) return [];
    return findListings(list, matching, filters).map(toKey);
  }

  return {
    find: (address) => find(address),
    read(address) {
      const { filters, matching, criteria, words, homes } = find(address);
      const { listings } = getStock();
      const options = countOptions({ list, listings, matching, filters, found: homes });
      return { kind, filters, criteria, words, homes, found: homes.length, options };
    },
    describe: (criteria) => find(new URLSearchParams(criteria), true).words,
    toFinder(sought) {
      const stock = getStock();
      const present = new Set(sought.flatMap(({ home, isOver }) => (isOver ? [] : [home])));
      const facts = new Map(sought.map(({ home, before }) => [home, before] as const));
      const past = [...stock.listings, ...getEnded()].flatMap((home) =>
        toHomeBefore(home, facts.get(toKey(home))),
      );
      const before = { ...stock, match: createMatch(past) };
      // Words are matched among all homes, because the others affect how words are understood. Of the homes
      // found, only the changed ones count.
      const matchPresent = onceEach((words) => {
        const { listings } = stock.match(words);
        return { listings: listings.filter((home) => present.has(toKey(home))) };
      });
      return onceEach((criteria): readonly string[] => {
        const found = findKept(criteria, { ...stock, match: matchPresent });
        // A home found by both its present and its earlier facts counts once.
        return past.length > 0 ? [...new Set([...found, ...findKept(criteria, before)])] : found;
      });
    },
  };
}

/** Caches the result for each text. */
function onceEach<Result>(compute: (text: string) => Result) {
  const known = new Map<string, Result>();
  return (text: string) => {
    const result = known.get(text) ?? compute(text);
    known.set(text, result);
    return result;
  };
}

function toKey(home: AnyListing) {
  return toHomeKey(toHomeId(home));
}

/** The home with its earlier price and status. */
function toHomeBefore<Listing extends AnyListing>(home: Listing, facts: FactsBefore | undefined): Listing[] {
  if (!facts) return [];
  const { price, priceTo, priceBelow } = facts.asked ?? home;
  return [{ ...home, price, priceTo, priceBelow, status: facts.isUnderOffer ? "under-offer" : "current" }];
}

/** Matches words among these homes only. */
function createMatch<Listing extends AnyListing>(homes: readonly Listing[]) {
  const index = createWordIndex();
  for (const home of homes) index.add(home);
  return (words: string) => index.match(homes, words);
}

type Names = Readonly<Record<string, string | undefined>>;

/** Filters named first when a search is put into words. */
const namedFirst: ReadonlySet<string> = new Set(["type", "types", "suburb", "suburbs"]);

/** Describes a search: "Houses for sale in Freshwater or Curl Curl, 3+ beds, up to $3,500,000, near the water". */
export function describeCriteria(kind: ListKind, list: AnyList, filters: AnyFilters, names: Names = {}) {
  const set = new Map(findSet(list, filters).map((each) => [each.name, each] as const));
  const [types, suburbs] = [toValues("type", "types"), toValues("suburb", "suburbs")];
  const rest = [...set.values()].filter(({ name }) => !namedFirst.has(name));
  const homes = `${toCapital(toTypeWords(types))} ${kind === "sale" ? "for sale" : "for rent"}`;
  const where = suburbs.length > 0 ? ` in ${joinWords(suburbs, "or")}` : "";
  return [homes + where, ...rest.map(({ name, value, filter }) => toWords(filter, value, names[name]))].join(
    ", ",
  );

  function toValues(...keys: readonly string[]) {
    return keys.flatMap((key) => set.get(key)?.value.split(",") ?? []);
  }
}

function toWords({ toChip = String, multiple }: Filter<never>, value: string, name: string | undefined) {
  const values = multiple ? value.split(",") : [name ?? value];
  return joinWords(
    values.map((each) => toSmall(toChip(each))),
    "and",
  );
}
