import { isInSuburb } from "#app/homes/record/place/listing-address.ts";
import { addListView, type ListView, listViewParameters, parseListView, withSearch } from "./list-address.ts";

type Note<Listing> = { text: string; appliesTo?: (listing: Listing) => boolean };

export type FilterOption<Listing> = {
  value: string;
  label: string;
  /** Without it every listing passes. */
  matches?: (listing: Listing) => boolean;
  /** A note beside the count, if a found home makes it necessary. */
  note?: Note<Listing>;
};

/** A select; its first option filters nothing. */
export type FilterField = {
  /** Shown before the value: "Beds" 3. */
  prefix?: string;
  /** `chosen` is among them, even when it has no place there otherwise. */
  toOptions: (suburbs: readonly string[], chosen: string) => readonly { value: string; label: string }[];
};

/** Its key in the table of a list is its parameter in the address. */
export type Filter<Listing> = {
  label: string;
  /** Filters nothing, and never stands in an address. */
  none: string;
  /** `none` for unknown values. */
  parse: (text: string, suburbs: readonly string[]) => string;
  /** The visitor's words have none: they are matched before the filters, on the server. `filters` are all of the search. */
  toTest?: (value: string, filters: AnyFilters) => (listing: Listing) => boolean;
  /** Without one the value is a hidden input, unless it is typed. */
  field?: FilterField;
  /** Typed into the field above the list. */
  isTyped?: true;
  /** Stands below "More filters". */
  isMore?: true;
  /** Another select asks for it; this one is there to change or remove what words have set. */
  isAskedElsewhere?: true;
  /** Says where the homes are. "Search here" on the map drops it. */
  isPlace?: true;
  /** What its select opens: the same asked in another way, by the names of those filters. */
  opens?: { label: string; names: readonly string[] };
  /** The filter of several values that a second choice of this one becomes: suburb=Manly&suburb=Avalon asks for both. */
  several?: string;
  /** Several values with commas between them, all of which a home must have, or one; a form repeats the parameter. */
  multiple?: { getValues: (listing: Listing) => readonly string[]; needsAll: boolean };
  /** Typed as people write amounts. */
  isAmount?: true;
  /** A calendar day, as 2026-12-24. */
  isDay?: true;
  /** The text of a chip, of each of several values. Without one its value says nothing by itself. */
  toChip?: (value: string) => string;
  toNote?: (value: string, filters: AnyFilters) => Note<Listing> | undefined;
};

export type FilteredList<Listing, Name extends string> = {
  path: string;
  /** Of homes for sale, which have orders of their own. */
  hasSales?: true;
  filters: Record<Name, Filter<Listing>>;
};

export type Filters<Name extends string> = Record<Name, string> & ListView;

/** A list and its filters, as far as the page of any list needs to know. */
export type AnyList = FilteredList<never, string>;
export type AnyFilters = Readonly<Record<string, string | number>> & ListView;

/** Unknown values count as not given (spec §5.3, §5.4). `suburbs` are the known names. */
export function parseFilters<Name extends string>(
  list: FilteredList<never, Name>,
  search: URLSearchParams,
  suburbs: readonly string[],
): Filters<Name>;
export function parseFilters(
  { filters, hasSales }: AnyList,
  search: URLSearchParams,
  suburbs: readonly string[],
): AnyFilters {
  const read = Object.entries(filters).map(
    ([name, { parse, multiple }]) =>
      [name, parse((multiple ? search.getAll(name).join() : search.get(name)) ?? "", suburbs)] as const,
  );
  const values: Record<string, string> = Object.fromEntries(read);
  for (const [name, { several = "", none, parse }] of Object.entries(filters)) {
    const chosen = [...search.getAll(name), ...search.getAll(several)].join();
    const all = filters[several]?.parse(chosen, suburbs);
    if (!all) continue;
    const isSeveral = all.includes(",") || Boolean(values[several]);
    Object.assign(values, isSeveral ? { [name]: none, [several]: all } : { [name]: parse(all, suburbs) });
  }
  return { ...values, ...parseListView(search, { hasSales }) };
}

/** The canonical query: only what is set, always in the same order. */
export function toFilterSearch(list: AnyList, filters: AnyFilters): URLSearchParams {
  return addListView(toSetSearch(list, filters), filters);
}

/** Without order and view. */
export function toSetSearch(list: AnyList, filters: AnyFilters) {
  return new URLSearchParams(findSet(list, filters).map(({ name, value }) => [name, value]));
}

export function toFilterHref(list: AnyList, filters: AnyFilters) {
  return withSearch(list.path, toFilterSearch(list, filters));
}

/** Keeps the order and the view. */
export function clearFilters(list: AnyList, { sort, view }: ListView): AnyFilters {
  return parseFilters(list, new URLSearchParams({ sort, view }), []);
}

/** The parameters an address of this list can have. */
export function getParameters({ filters }: AnyList): readonly string[] {
  return [...Object.keys(filters), ...listViewParameters];
}

/** The parameters of two lists, each in the order of its own: an address has one order. */
export function joinParameters(first: readonly string[], second: readonly string[]) {
  return second.reduce<readonly string[]>((joined, name, index) => {
    if (joined.includes(name)) return joined;
    return joined.toSpliced(joined.indexOf(second[index - 1] ?? "") + 1, 0, name);
  }, first);
}

/** Those that may stand in an address more than once: the page cache joins their values. */
export function getRepeated({ filters }: AnyList): readonly string[] {
  return Object.entries(filters).flatMap(([name, { multiple, several }]) =>
    multiple || several ? [name] : [],
  );
}

/** The filters that are set, in the order of their parameters. */
export function findSet<Listing>(list: FilteredList<Listing, string>, filters: AnyFilters) {
  return Object.entries(list.filters).flatMap(([name, filter]) => {
    const value = String(filters[name] ?? filter.none);
    return value === filter.none ? [] : [{ name, value, filter }];
  });
}

export function findListings<Listing>(
  list: FilteredList<Listing, string>,
  listings: readonly Listing[],
  filters: AnyFilters,
): readonly Listing[] {
  // From the last filter to the first: an agent or a suburb leaves the fewest listings for the others.
  return findSet(list, filters).reduceRight(
    (left, { filter, value }) => (filter.toTest ? left.filter(filter.toTest(value, filters)) : left),
    listings,
  );
}

type Options<Listing> = readonly [FilterOption<Listing>, ...FilterOption<Listing>[]];

type OptionFilter = Pick<Filter<unknown>, "label" | "opens" | "several"> & {
  prefix?: string;
  /** The text of a chip, from the label of the option. */
  toChip?: (label: string) => string;
};

/** `extras` are understood in an address, and stand in the select where it asks for them. */
export function toOptionFilter<Listing>(
  { label, prefix, opens, several, toChip = String }: OptionFilter,
  options: Options<Listing>,
  extras: readonly FilterOption<Listing>[] = [],
): Filter<Listing> {
  const [{ value: none }] = options;
  const all = [...options, ...extras];
  const getOption = (wanted: string) => all.find(({ value }) => value === wanted);
  return {
    label,
    none,
    opens,
    several,
    parse(text) {
      // A plus typed by hand ("2m+") arrives as a space.
      const wanted = text.replace(/ $/, "+").toLowerCase();
      return all.find(({ value }) => value.toLowerCase() === wanted)?.value ?? none;
    },
    toTest: (chosen) => getOption(chosen)?.matches ?? (() => true),
    field: {
      prefix,
      toOptions: (_, chosen) => [...options, ...extras.filter(({ value }) => value === chosen)],
    },
    toChip: (chosen) => toChip(getOption(chosen)?.label ?? chosen),
    toNote: (chosen) => getOption(chosen)?.note,
  };
}

export const typeField = {
  label: "Property type",
  opens: { label: "Several types", names: ["types"] },
  several: "types",
} as const;

/** Room for a sentence; fields take no more than that, so that no words are cut unseen. */
export const LONGEST_LOCATION = 200;

/** The visitor's own words (spec §5.3); word-index.server.ts finds what they mean. */
export const locationFilter: Filter<unknown> = {
  label: "Place",
  none: "",
  isTyped: true,
  isPlace: true,
  parse(text) {
    const words = text.trim().replace(/\s+/g, " ");
    return [...words].slice(0, LONGEST_LOCATION).join("").trim();
  },
  toChip: (location) => `Matching “${location}”`,
};

export function toSuburbFilter<Listing extends { suburb: string; isNamesake?: boolean }>(any: {
  value: string;
  label: string;
}): Filter<Listing> {
  return {
    label: "Suburb",
    none: "",
    isPlace: true,
    opens: { label: "Several suburbs", names: ["suburbs"] },
    several: "suburbs",
    toChip: (name) => name,
    parse(text, suburbs) {
      const wanted = text.trim().toLowerCase();
      return suburbs.find((name) => name.toLowerCase() === wanted) ?? "";
    },
    toTest: (suburb) => (listing) => isInSuburb(listing, suburb),
    field: { toOptions: (suburbs) => [any, ...suburbs.map((name) => ({ value: name, label: name }))] },
  };
}
