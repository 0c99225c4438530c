import { href, redirect, redirectDocument } from "react-router";
import { getResponsible, type Team } from "#app/agency/texts/site-texts.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { readWords } from "#app/slots/list-words.server.ts";
import { toListedSummary } from "../card/listing-summary.ts";
import type { AnyFilters, AnyList, FilteredList } from "../search/filters.ts";
import { withSearch } from "../search/list-address.ts";
import { findNearestMatches, NEAREST_SHOWN } from "../search/nearest-matches.server.ts";
import { isWalkAsked, type ListKind } from "../search/number-filters.ts";
import { type Asked as AskedHomes, findLooser } from "../search/other-homes.ts";
import type { SearchResult } from "../search/search-listings.ts";
import type { Matches } from "../search/word-index.server.ts";
import type { KnownTexts } from "./asked-in-words.ts";

export type Asked = AnyFilters & Record<"location" | "agent", string>;

export type Search<Listing, Filters> = {
  list: FilteredList<Listing, string>;
  parse: (
    address: URLSearchParams,
    listings: readonly Listing[],
    suburbs: readonly { name: string }[],
  ) => Filters;
};

type ListSearch<Listing, Filters> = Search<Listing, Filters> & {
  searchAddress: (
    address: URLSearchParams,
    listings: readonly Listing[],
    asked: Filters,
    matching: readonly Listing[],
  ) => SearchResult<Filters>;
};

export type Stock<Listing> = {
  listings: readonly Listing[];
  match: (words: string) => Matches<Listing>;
  /** Finds listings of the other list. */
  matchOther?: (words: string) => Matches<unknown>;
  /** Agents and suburbs that search words may name. */
  texts: KnownTexts & Team;
};

/** Searches a list, including agents and search words, which only the server knows. */
export function searchList<Listing extends AnyListing, Filters extends Asked>(
  address: URLSearchParams,
  search: ListSearch<Listing, Filters>,
  stock: Stock<Listing>,
) {
  requirePlain(address, search.list, stock);
  const { filters, matching, inStreet = [], notes, ...meaning } = readSearch(address, search, stock);
  const result = search.searchAddress(address, stock.listings, filters, matching);
  const asked = { list: search.list, listings: stock.listings, matching, filters: result.filters };
  return {
    ...result,
    ...meaning,
    notes: [...result.notes, ...notes],
    instead: result.found > 0 || result.total === 0 ? undefined : findInstead(asked, inStreet),
  };
}

/** For a street number without a home, suggests other homes of the street. */
function findInstead<Listing extends AnyListing>(asked: AskedHomes<Listing>, inStreet: readonly Listing[]) {
  const shown = { view: "grid", isWalkAsked: isWalkAsked(asked.filters) } as const;
  const nearest = inStreet.length > 0 ? inStreet.slice(0, NEAREST_SHOWN) : findNearestMatches(asked);
  return {
    nearest: nearest.map((listing) => toListedSummary(listing, shown)),
    looser: findLooser(asked),
  };
}

const paths = { sale: href("/listings"), rent: href("/rentals") } as const;

/**
 * Redirects search words to the filters that they mean, by a document request if those are of the other list. Also
 * redirects an address or id that only the other list has.
 */
export function requirePlain<Listing>(
  address: URLSearchParams,
  { filters, hasSales }: AnyList,
  { match, matchOther, texts }: Pick<Stock<Listing>, "match" | "matchOther" | "texts">,
) {
  const kind = hasSales ? "sale" : "rent";
  const words = filters.location?.parse(address.get("location") ?? "", []) ?? "";
  if (words && matchOther?.(words).isExact && match(words).listings.length === 0)
    throw redirectDocument(
      withSearch(paths[kind === "sale" ? "rent" : "sale"], new URLSearchParams({ location: words })),
    );
  const plain = readWords({ kind, address, words, texts, match });
  if (plain)
    throw (plain.list === kind ? redirect : redirectDocument)(withSearch(paths[plain.list], plain.search));
}

/** Parses a search, and resolves its agent and search words. */
export function readSearch<Listing extends AnyListing, Filters extends Asked>(
  address: URLSearchParams,
  { parse }: Search<Listing, Filters>,
  stock: Stock<Listing>,
) {
  const { listings, match, texts } = stock;
  const asked = parse(address, listings, texts.suburbs);
  const agent = getResponsible(texts, ({ id }) => String(id) === asked.agent);
  const { listings: matching, inStreet, meant } = match(asked.location);
  const isNowhere = inStreet !== undefined && matching.length === 0;
  return {
    filters: { ...asked, agent: agent ? String(agent.id) : "" },
    matching,
    inStreet,
    meant,
    /** Texts of chips in place of values. */
    names: { agent: agent?.name },
    notes: isNowhere ? [`none at “${asked.location}”`] : [],
  };
}

/** The address to which the list would redirect search words, or else the same address. */
export function toPlainAddress<Listing>(
  kind: ListKind,
  address: URLSearchParams,
  meanings: { texts: KnownTexts } & Partial<Pick<Stock<Listing>, "match">>,
) {
  const words = address.get("location") ?? "";
  return readWords({ kind, address, words, ...meanings })?.search ?? address;
}
