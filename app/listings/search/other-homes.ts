import { type AnyFilters, type FilteredList, findListings, findSet, toFilterHref } from "./filters.ts";
import { listStart } from "./list-address.ts";

const NEAREST_SHOWN = 3;

/** A search close to the one asked, with how many homes it finds. */
export type OtherSearch = { label: string; found: number; href: string };

/** `matching` are those of `listings` that the visitor's words mean. */
type Asked<Listing> = {
  list: FilteredList<Listing, string>;
  listings: readonly Listing[];
  matching: readonly Listing[];
  filters: AnyFilters;
};

/** Homes of a kind that has no place in the select: "2 townhouses also match". */
export function findAlso<Listing>(asked: Asked<Listing>): OtherSearch[] {
  const { list, matching, filters } = asked;
  return findSet(list, filters).flatMap(({ name, value, filter: { extras = [] } }) =>
    extras.flatMap((extra) => {
      if (extra.value === value) return [];
      const other = { ...filters, ...listStart, [name]: extra.value };
      const found = findListings(list, matching, other).length;
      const homes = `${extra.label.toLowerCase()}${found === 1 ? " also matches" : "s also match"}`;
      return found > 0 ? [{ label: `${found} ${homes}`, found, href: toFilterHref(list, other) }] : [];
    }),
  );
}

/** Where nothing is found: the filters of which leaving out one finds something, and the homes that pass the most. */
export function findInstead<Listing>({ list, listings, matching, filters }: Asked<Listing>) {
  const set = findSet(list, filters);
  const tests = set.map(({ filter, value }) => filter.toTest?.(value) ?? isAmong(matching));
  const counts = tests.map(() => 0);
  const byFailed = [undefined, ...tests].map((): Listing[] => []);
  for (const listing of listings) {
    const failed = findFailed(tests, listing);
    const [only = 0] = failed;
    if (failed.length === 1) counts[only] = (counts[only] ?? 0) + 1;
    const alike = byFailed[failed.length];
    if (alike && alike.length < NEAREST_SHOWN) alike.push(listing);
  }
  return {
    nearest: byFailed.flat().slice(0, NEAREST_SHOWN),
    looser: set.flatMap(({ name, filter }, index): OtherSearch[] => {
      const href = toFilterHref(list, { ...filters, ...listStart, [name]: filter.none });
      const found = counts[index] ?? 0;
      return found > 0 ? [{ label: `Any ${filter.label.toLowerCase()}`, found, href }] : [];
    }),
  };
}

type Test<Listing> = (listing: Listing) => boolean;

/** The test of a filter without one: the visitor's words. */
function isAmong<Listing>(matching: readonly Listing[]): Test<Listing> {
  const all = new Set(matching);
  return (listing) => all.has(listing);
}

/** The indexes of the tests that fail. */
function findFailed<Listing>(tests: readonly Test<Listing>[], listing: Listing) {
  const failed: number[] = [];
  tests.forEach((passes, index) => {
    if (!passes(listing)) failed.push(index);
  });
  return failed;
}

/** What a chosen band does not say: "includes homes above $3M". */
export function findNotes<Listing>({ list, filters }: Asked<Listing>, found: readonly Listing[]): string[] {
  return findSet(list, filters).flatMap(({ value, filter }) => {
    const note = filter.toNote?.(value);
    return note && found.some(note.appliesTo) ? [note.text] : [];
  });
}
