import { isInSuburb } from "#app/homes/record/place/listing-address.ts";
import { addListView, type ListView, listViewParameters, parseListView, withSearch } from "./list-address.ts";

type Note<Listing> = { text: string; appliesTo?: (listing: Listing) => boolean };

export type FilterOption<Listing> = {
  value: string;
  label: string;
  /** Every listing passes if it is missing. */
  matches?: (listing: Listing) => boolean;
  /** A note beside the count, if it applies to any of the homes found. */
  note?: Note<Listing>;
};

/** A select, whose first option filters nothing. */
export type FilterField = {
  /** Text before the value: "Beds" 3. */
  prefix?: string;
  /** Includes `chosen`, even if it would not be offered otherwise. */
  toOptions: (suburbs: readonly string[], chosen: string) => readonly { value: string; label: string }[];
};

/** A filter of a list. Its key in the list's `filters` is its parameter in the address. */
export type Filter<Listing> = {
  label: string;
  /** The value that filters nothing, which never appears in an address. */
  none: string;
  /** Returns `none` for unknown values. */
  parse: (text: string, suburbs: readonly string[]) => string;
  /** Missing for the search words, which the server matches. `filters` are all values of the search. */
  toTest?: (value: string, filters: AnyFilters) => (listing: Listing) => boolean;
  /** A filter without a select is a hidden input, unless it is typed. */
  field?: FilterField;
  /** A text input above the list. */
  isTyped?: true;
  /** Shown in "More filters". */
  isMore?: true;
  /** Another select covers it; this one appears only where search words or a link have set it. */
  isAskedElsewhere?: true;
  /** A place, which "Search here" on the map drops. */
  isPlace?: true;
  /** Other ways to ask for the same, opened beside the select: filters by name. */
  opens?: { label: string; names: readonly string[] };
  /** The multi-value filter that a second value belongs to: suburb=Manly&suburb=Avalon asks for both. */
  several?: string;
  /** Takes several values, separated by commas; a form repeats the parameter. A home must have all or any of them. */
  multiple?: { getValues: (listing: Listing) => readonly string[]; needsAll: boolean };
  /** A text input for an amount. */
  isAmount?: true;
  /** A calendar day, as 2026-12-24. */
  isDay?: true;
  /** The text of a chip, one for each of several values. Filters without it have no chip. */
  toChip?: (value: string) => string;
  toNote?: (value: string, filters: AnyFilters) => Note<Listing> | undefined;
};

export type FilteredList<Listing, Name extends string> = {
  path: string;
  /** A list of homes for sale, which has its own sort orders. */
  hasSales?: true;
  filters: Record<Name, Filter<Listing>>;
};

export type Filters<Name extends string> = Record<Name, string> & ListView;

/** A list without the type of its listings, for components that show any list. */
export type AnyList = FilteredList<never, string>;
export type AnyFilters = Readonly<Record<string, string | number>> & ListView;

/** Reads the filters from an address and ignores unknown values (spec §5.3, §5.4). `suburbs` are the known names. */
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

/** The canonical query: set values only, in a fixed order. */
export function toFilterSearch(list: AnyList, filters: AnyFilters): URLSearchParams {
  return addListView(toSetSearch(list, filters), filters);
}

/** The canonical query without the sort order and view. */
export function toSetSearch(list: AnyList, filters: AnyFilters) {
  return new URLSearchParams(findSet(list, filters).map(({ name, value }) => [name, value]));
}

export function toFilterHref(list: AnyList, filters: AnyFilters) {
  return withSearch(list.path, toFilterSearch(list, filters));
}

/** Resets all filters but keeps the sort order and view. */
export function clearFilters(list: AnyList, { sort, view }: ListView): AnyFilters {
  return parseFilters(list, new URLSearchParams({ sort, view }), []);
}

export function getParameters({ filters }: AnyList): readonly string[] {
  return [...Object.keys(filters), ...listViewParameters];
}

/** Merges the parameters of two lists and keeps the order of each. */
export function joinParameters(first: readonly string[], second: readonly string[]) {
  return second.reduce<readonly string[]>((joined, name, index) => {
    if (joined.includes(name)) return joined;
    return joined.toSpliced(joined.indexOf(second[index - 1] ?? "") + 1, 0, name);
  }, first);
}

/** Parameters that may be repeated in an address: the page cache joins their values. */
export function getRepeated({ filters }: AnyList): readonly string[] {
  return Object.entries(filters).flatMap(([name, { multiple, several }]) =>
    multiple || several ? [name] : [],
  );
}

/** The set filters, in the order of their parameters. */
export function findSet<Listing>(list: FilteredList<Listing, string>, filters: AnyFilters) {
  return Object.entries(list.filters).flatMap(([name, filter]) => {
    const value = String(filters[name] ?? filter.none);
    return value === filter.none ? [] : [{ name, value, filter }];
  });
}

/** The values of the named filters that are set, each of a multi-value filter's by itself. */
export function getValues(list: AnyList, filters: AnyFilters, ...names: readonly string[]) {
  return findSet(list, filters).flatMap(({ name, value }) => (names.includes(name) ? value.split(",") : []));
}

export function findListings<Listing>(
  list: FilteredList<Listing, string>,
  listings: readonly Listing[],
  filters: AnyFilters,
): readonly Listing[] {
  // Runs the last filters first, because an agent or a suburb leaves the fewest listings for the others.
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

/** `extras` are valid in an address, but only appear in the select when chosen. */
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

/** Enough for a sentence. Inputs have the same limit, so that no text is cut off unnoticed. */
export const LONGEST_LOCATION = 200;

/** The visitor's search words (spec §5.3), which word-index.server.ts matches. */
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
