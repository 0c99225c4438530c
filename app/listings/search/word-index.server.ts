import { agencyState } from "#app/agency/agency-state.ts";
import { toSpellings } from "#app/homes/address/address-words.ts";
import { createStreets } from "#app/homes/address/find-at-address.ts";
import { toAddressWords } from "#app/homes/address/split-address.ts";
import { isInSuburb } from "#app/homes/record/place/listing-address.ts";
import type { State } from "#app/region/state.ts";
import { getKnownSuburbs } from "./search-listings.ts";
import { findMisspelledSuburb, findNamedSuburb, isPostcode, toSearchWords, toWords } from "./search-words.ts";

/** The searchable parts of a listing. */
export type Searchable = {
  id: number | string;
  originalId?: string;
  address: string;
  suburb: string;
  isNamesake?: boolean;
  state?: State;
  postcode?: string;
  title: string;
  propertyType?: string;
  features: readonly string[];
  /** By which features lists find it, some of which are said by fields of their own: "furnished". */
  filterWords: readonly string[];
  furnished?: boolean;
  description: string;
};

export type Matches<Listing> = {
  /** Best matches first, then in the order of the file. */
  listings: readonly Listing[];
  /** The suburb whose name was misspelled. */
  meant?: string;
  /** Found by words of titles and descriptions, not by id or place. */
  isByText?: boolean;
  /** For an address in a known street: all homes of that street, whatever their number. */
  inStreet?: readonly Listing[];
  /** Found by an id or an address, so the other list need not be searched. */
  isExact?: boolean;
};

/** Positions of listings, ascending. */
type Positions = readonly number[];
/** One entry per listing, 1 if it matches. */
type Marks = Uint8Array;

/** Finds listings by words. `match` gets the listings each time, in the order in which they were added. */
export type WordIndex = {
  add: (listing: Searchable) => void;
  match: <Listing extends Searchable>(listings: readonly Listing[], search: string) => Matches<Listing>;
};

/** An index of homes by id, street, place and words, for the text field above a list. */
export function createWordIndex(): WordIndex {
  const ids = new Map<string, number>();
  const streets = createStreets();
  const places = createWordList();
  const texts = createWordList();
  let size = 0;

  function add({ id, originalId, address, suburb, state, postcode = "", ...listing }: Searchable) {
    const { title, propertyType, features, filterWords, furnished, description } = listing;
    const terms = furnished === false ? ["unfurnished"] : [];
    // Visitors do not search by the state of nearly all homes.
    const elsewhere = state === agencyState ? "" : (state ?? "");
    const place = toWords(`${address} ${suburb} ${elsewhere} ${postcode}`);
    ids.set(toWords(`${originalId ?? id}`).join(""), size);
    const ownId = toWords(`${originalId ?? id}`.replace(/^[^-]*-/, "")).join("");
    if (!ids.has(ownId)) ids.set(ownId, size);
    const spelled = toAddressWords(`${address}, ${suburb}`).flatMap(toSpellings);
    places.add([...place, ...spelled, ...joinNeighbours(place)], size);
    streets.add({ address, suburb });
    const said = [title, propertyType ?? "", ...features, ...filterWords, ...terms, description];
    texts.add(toWords(said.join(" ")), size);
    size += 1;
  }

  /**
   * Listings that match a search (spec §5.3): first by place, then, unless the search is a suburb or an address, by
   * their texts. If there are none, those in a suburb whose name it misspells by one letter.
   */
  function match<Listing extends Searchable>(listings: readonly Listing[], search: string): Matches<Listing> {
    const words = toSearchWords(search);
    if (words.length === 0) return { listings };
    const suburbs = getKnownSuburbs(listings);
    const suburb = findNamedSuburb(words, suburbs);
    if (suburb) return { listings: findInSuburb(listings, suburb, words) };
    const byId = ids.get(toIdWords(words).join(""));
    const atAddress = byId === undefined ? streets.find(search, listings) : undefined;
    if (atAddress)
      return { listings: atAddress.homes, inStreet: atAddress.inStreet, isExact: atAddress.homes.length > 0 };
    const inBuilding = findUnit(listings, search);
    if (inBuilding.length > 0) return { listings: inBuilding, isExact: true };
    // Words match by their beginning, so without its s "views" finds "view" too.
    const singular = words.map((word) => word.replace(/(?<=...)s$/, ""));
    const atPlace = [
      markAll([toIdWords(words).join("")], (id) => [[ids.get(id) ?? size]]),
      markAll(words, places.findBeginning),
    ];
    const found = rank(listings, [
      ...atPlace,
      markAll(singular, (start) => [...places.findBeginning(start), ...texts.findBeginning(start)]),
      markAll(words, places.findContaining),
    ]);
    const isByText = !atPlace.some((marks) => marks.includes(1));
    if (found.length > 0) return { listings: found, isByText, isExact: byId !== undefined };
    const meant = findMisspelledSuburb(words, suburbs);
    if (!meant) return { listings: [], isByText };
    return { listings: listings.filter((listing) => isInSuburb(listing, meant)), meant };
  }

  /** Homes in the suburb, then, unless a postcode is given, homes elsewhere with its name in their address. */
  function findInSuburb<Listing extends Searchable>(
    listings: readonly Listing[],
    suburb: string,
    words: readonly string[],
  ) {
    const inSuburb = listings.filter((listing) => isInSuburb(listing, suburb));
    const postcode = words.find(isPostcode);
    if (postcode) {
      const there = listings.filter((home) => home.suburb === suburb && home.postcode === postcode);
      return there.length > 0 ? there : inSuburb;
    }
    const marks = markAll(toWords(suburb), places.findContaining);
    const elsewhere = listings.filter(
      (listing, position) => marks[position] === 1 && !isInSuburb(listing, suburb),
    );
    return [...inSuburb, ...elsewhere];
  }

  function markAll(words: readonly string[], find: (word: string) => readonly Positions[]): Marks {
    const all = words.map((word) => {
      const marks = new Uint8Array(size);
      for (const positions of find(word)) for (const position of positions) marks[position] = 1;
      return marks;
    });
    return all.reduce((some, marks) => some.map((value, position) => value & (marks[position] ?? 0)));
  }

  return { add, match };
}

/** Homes whose address has a unit and a number that were typed without a street: "9/21". */
function findUnit<Listing extends Searchable>(listings: readonly Listing[], search: string) {
  const typed = search.toLowerCase().replace(/\s/g, "");
  return /^\d+[a-z]?\/\d+[a-z]?$/.test(typed)
    ? listings.filter(({ address }) => address.toLowerCase().includes(typed))
    : [];
}

/** Maps words to listings. Grouped by first letter, since 100,000 listings have many words. */
function createWordList() {
  const byLetter = new Map<string, Map<string, number[]>>();

  function add(words: readonly string[], position: number) {
    for (const word of words) {
      const letter = word.charAt(0);
      const list = byLetter.get(letter) ?? new Map<string, number[]>();
      byLetter.set(letter, list);
      const positions = list.get(word);
      if (!positions) list.set(word, [position]);
      else if (positions.at(-1) !== position) positions.push(position);
    }
  }

  function findBeginning(start: string) {
    return filterWords(byLetter.get(start.charAt(0)), (word) => word.startsWith(start));
  }

  function findContaining(part: string) {
    return [...byLetter.values()].flatMap((list) => filterWords(list, (word) => word.includes(part)));
  }

  return { add, findBeginning, findContaining };
}

function filterWords(list: ReadonlyMap<string, Positions> | undefined, passes: (word: string) => boolean) {
  const found: Positions[] = [];
  for (const [word, positions] of list ?? []) if (passes(word)) found.push(positions);
  return found;
}

/** Drops words that people write before an id: "Ref. S014". */
function toIdWords(words: readonly string[]) {
  const others = words.filter((word) => !/^(?:ref|reference|id|listing|code|no)$/.test(word));
  return others.length > 0 ? others : words;
}

/** Joins "dee why" to "deewhy"; numbers stay apart. */
function joinNeighbours(words: readonly string[]) {
  return words.slice(1).flatMap((word, index) => {
    const pair = `${words[index]}${word}`;
    return /\d/.test(pair) ? [] : [pair];
  });
}

/** Sorts listings by the first marks that they match. */
function rank<Listing>(listings: readonly Listing[], ranks: readonly Marks[]): Listing[] {
  const found = ranks.map((): Listing[] => []);
  listings.forEach((listing, position) => {
    found[ranks.findIndex((marks) => marks[position] === 1)]?.push(listing);
  });
  return found.flat();
}
