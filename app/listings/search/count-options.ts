import { type AnyFilters, type AnyList, type FilteredList, findListings, findSet } from "./filters.ts";
import type { CountedOption, CountedOptions, MultiValueFilter } from "./multi-value-filters.ts";

type Asked<Listing> = {
  list: FilteredList<Listing, string>;
  listings: readonly Listing[];
  /** The listings that match the visitor's search words. */
  matching: readonly Listing[];
  filters: AnyFilters;
  found: readonly Listing[];
};

/** The options of every multi-value filter of the form, by the filter's name. */
export function countOptions<Listing>({
  list,
  listings,
  matching,
  filters,
  found,
}: Asked<Listing>): CountedOptions {
  const all = Object.entries(list.filters).flatMap(([name, filter]) => {
    const { multiple, isMore } = filter;
    if (!multiple || !isMore) return [];
    // Choosing another suburb adds homes, so suburbs are counted without their filter. Choosing another feature narrows
    // the result, so features are counted with it.
    const without = { ...filters, ...toUnset(list, name) };
    const isOpen = multiple.needsAll || findSet(list, without).length === findSet(list, filters).length;
    const others = isOpen ? found : findListings(list, matching, without);
    const [there, left] = [countAll(listings, multiple), countValues(others, multiple.getValues)];
    // Chosen values are included, because a value that is not in the form is lost at the next choice.
    const names = [...there.keys(), ...String(filters[name]).split(",")];
    const values = filter.parse(names.join(), names).split(",").filter(Boolean);
    return [[name, values.map((value): CountedOption => `${value} ${left.get(value) ?? 0}`)] as const];
  });
  return Object.fromEntries(all);
}

/** A multi-value filter and its select, both unset. */
function toUnset({ filters }: AnyList, name: string) {
  const both = Object.entries(filters).filter(([other, { several }]) => other === name || several === name);
  return Object.fromEntries(both.map(([other, { none }]) => [other, none]));
}

/** Counts over all homes of a list, which many searches share. */
const counted = new WeakMap<object, WeakMap<object, ReadonlyMap<string, number>>>();

function countAll<Listing>(listings: readonly Listing[], multiple: MultiValueFilter<Listing>["multiple"]) {
  const known = counted.get(listings) ?? new WeakMap<object, ReadonlyMap<string, number>>();
  const counts = known.get(multiple) ?? countValues(listings, multiple.getValues);
  counted.set(listings, known.set(multiple, counts));
  return counts;
}

function countValues<Listing>(
  listings: readonly Listing[],
  getValues: (listing: Listing) => readonly string[],
) {
  const counts = new Map<string, number>();
  for (const listing of listings)
    for (const value of getValues(listing)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
