import { type ListView, listStart, parseListView, setListView, withSearch } from "./list-address.ts";

export type FilterOption<Listing> = {
  /** As in the address. */
  value: string;
  label: string;
  /** Whether a listing passes; every listing passes an option without this. */
  matches?: (listing: Listing) => boolean;
};

/** A select of the filter bar; its first option filters nothing. */
export type FilterField = {
  label: string;
  /** In front of the option where it says too little by itself: "Beds" 3. */
  prefix?: string;
  toOptions: (suburbs: readonly string[]) => readonly { value: string; label: string }[];
};

/** One filter of a list. Its key in the list's table is its parameter in the address. */
export type Filter<Listing> = {
  /** The value that filters nothing. It never stands in an address. */
  none: string;
  /** The value that an address means; `none` if it is not a value of this filter. */
  parse: (text: string, suburbs: readonly string[]) => string;
  /** The test for a value other than `none`. */
  toTest: (value: string) => (listing: Listing) => boolean;
  /** Without one, the form carries the value along unseen. */
  field?: FilterField;
  /** What a chip above the results says, for a filter without a select. */
  toChip?: (value: string) => string;
};

/** A list that can be filtered: its path, and its filters in the order of their parameters. */
export type FilteredList<Listing, Name extends string> = {
  path: string;
  filters: Record<Name, Filter<Listing>>;
};

export type Filters<Name extends string> = Record<Name, string> & ListView;

type AnyFilters = Readonly<Record<string, string | number>>;

/**
 * The filters an address asks for; unknown values count as not given (spec §5.3, §5.4).
 * `suburbs` are the names that a suburb can have.
 */
export function parseFilters<Listing, Name extends string>(
  list: FilteredList<Listing, Name>,
  search: URLSearchParams,
  suburbs: readonly string[],
): Filters<Name> {
  const values = mapFilters(list, ({ parse }, name) => parse(search.get(name) ?? "", suburbs));
  return { ...values, ...parseListView(search) };
}

/** The shortest query of these filters: what is not set is left out, and the order is always the same. */
export function toFilterSearch<Listing, Name extends string>(
  list: FilteredList<Listing, Name>,
  filters: Filters<Name>,
): URLSearchParams {
  const search = new URLSearchParams(findSet(list, filters).map(({ name, value }) => [name, value]));
  setListView(search, filters);
  return search;
}

/** The list with these filters. */
export function toFilterHref<Listing, Name extends string>(
  list: FilteredList<Listing, Name>,
  filters: Filters<Name>,
) {
  return withSearch(list.path, toFilterSearch(list, filters));
}

/** Nothing filtered; the view stays. */
export function clearFilters<Listing, Name extends string>(
  list: FilteredList<Listing, Name>,
  { view }: ListView,
): Filters<Name> {
  return { ...mapFilters(list, ({ none }) => none), view, ...listStart };
}

/** The filters that are set, in the order of their parameters. */
export function findSet<Listing, Name extends string>(
  list: FilteredList<Listing, Name>,
  filters: AnyFilters,
) {
  return Object.entries<Filter<Listing>>(list.filters).flatMap(([name, filter]) => {
    const value = String(filters[name] ?? filter.none);
    return value === filter.none ? [] : [{ name, value, filter }];
  });
}

/** The listings that pass every filter, in the order given. */
export function findListings<Listing, Name extends string>(
  list: FilteredList<Listing, Name>,
  listings: readonly Listing[],
  filters: AnyFilters,
): readonly Listing[] {
  // From the last to the first: a text search (location, the first) is the slowest test, and few listings are left for it.
  return findSet(list, filters).reduceRight(
    (left, { filter, value }) => left.filter(filter.toTest(value)),
    listings,
  );
}

type Options<Listing> = readonly [FilterOption<Listing>, ...FilterOption<Listing>[]];

/** A filter with a fixed list of options, of which the first filters nothing. */
export function toOptionFilter<Listing>(
  field: Omit<FilterField, "toOptions">,
  options: Options<Listing>,
): Filter<Listing> {
  const [{ value: none }] = options;
  return {
    none,
    parse(text) {
      // A plus typed by hand ("2m+") arrives as a space.
      const wanted = text.replace(/ $/, "+").toLowerCase();
      return options.find(({ value }) => value.toLowerCase() === wanted)?.value ?? none;
    },
    toTest: (chosen) => options.find(({ value }) => value === chosen)?.matches ?? (() => true),
    field: { ...field, toOptions: () => options },
  };
}

/** The filter by suburb; `any` is the option that filters nothing. */
export function toSuburbFilter<Listing extends { suburb: string }>(any: {
  value: string;
  label: string;
}): Filter<Listing> {
  return {
    none: "",
    parse(text, suburbs) {
      const wanted = text.trim().toLowerCase();
      return suburbs.find((name) => name.toLowerCase() === wanted) ?? "";
    },
    toTest:
      (suburb) =>
      (listing): boolean =>
        listing.suburb === suburb,
    field: {
      label: "Suburb",
      toOptions: (suburbs) => [any, ...suburbs.map((name) => ({ value: name, label: name }))],
    },
  };
}

function mapFilters<Listing, Name extends string>(
  list: FilteredList<Listing, Name>,
  toValue: (filter: Filter<Listing>, name: string) => string,
): Record<Name, string>;
function mapFilters<Listing>(
  { filters }: FilteredList<Listing, string>,
  toValue: (filter: Filter<Listing>, name: string) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(filters).map(([name, filter]) => [name, toValue(filter, name)]));
}
