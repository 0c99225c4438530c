import { type AnyFilters, type Filter, type FilteredList, findSet, toFilterHref } from "./filters.ts";
import { listStart } from "./list-address.ts";

/** A similar search, with the number of homes it finds. */
export type OtherSearch = { label: string; found: number; href: string };

/** `matching` are the `listings` that match the visitor's search words. */
export type Asked<Listing> = {
  list: FilteredList<Listing, string>;
  listings: readonly Listing[];
  matching: readonly Listing[];
  filters: AnyFilters;
};

/** For a search without results: the filters to remove, each with the number of homes it would bring. */
export function findLooser<Listing>(asked: Asked<Listing>): OtherSearch[] {
  const { list, listings, filters } = asked;
  const tests = toTests(asked);
  const counts = tests.map(() => 0);
  for (const listing of listings) {
    const failed = findOnlyFailed(tests, listing);
    if (failed !== undefined) counts[failed] = (counts[failed] ?? 0) + 1;
  }
  return tests.flatMap(({ name, filter }, index): OtherSearch[] => {
    const href = toFilterHref(list, { ...filters, ...listStart, [name]: filter.none });
    const found = counts[index] ?? 0;
    const label = `${filter.isAmount ? "No" : "Any"} ${filter.label.toLowerCase()}`;
    return found > 0 ? [{ label, found, href }] : [];
  });
}

type Test<Listing> = { name: string; filter: Filter<Listing>; passes: (listing: Listing) => boolean };

/** A test for each set filter. */
export function toTests<Listing>({ list, matching, filters }: Asked<Listing>): Test<Listing>[] {
  return findSet(list, filters).map(({ name, value, filter }) => ({
    name,
    filter,
    passes: filter.toTest?.(value, filters) ?? isAmong(matching),
  }));
}

/** The test for the visitor's search words. */
function isAmong<Listing>(matching: readonly Listing[]) {
  const all = new Set(matching);
  return (listing: Listing) => all.has(listing);
}

/** The index of the failing test, if only one fails. Starts at the last, as the search words are slowest. */
function findOnlyFailed<Listing>(tests: readonly Test<Listing>[], listing: Listing) {
  let failed: number | undefined;
  for (let index = tests.length - 1; index >= 0; index -= 1) {
    if (tests[index]?.passes(listing)) continue;
    if (failed !== undefined) return undefined;
    failed = index;
  }
  return failed;
}

/** Notes on set filters: "includes homes above $3M". */
export function findNotes<Listing>(
  { list, filters }: Pick<Asked<Listing>, "list" | "filters">,
  found: readonly Listing[],
): string[] {
  return findSet(list, filters).flatMap(({ value, filter }) => {
    const note = filter.toNote?.(value, filters);
    return note && (!note.appliesTo || found.some(note.appliesTo)) ? [note.text] : [];
  });
}
