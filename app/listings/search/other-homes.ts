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

/** The filters of which leaving out one finds something. */
export function findLooser<Listing>({ list, listings, matching, filters }: Asked<Listing>): OtherSearch[] {
  return findSet(list, filters).flatMap(({ name, filter }) => {
    const other = { ...filters, ...listStart, [name]: filter.none };
    // A filter without a test is the visitor's words.
    const found = findListings(list, filter.toTest ? matching : listings, other).length;
    return found > 0
      ? [{ label: `Any ${filter.label.toLowerCase()}`, found, href: toFilterHref(list, other) }]
      : [];
  });
}

/** The few that pass the most filters, in the order of the list. */
export function findNearest<Listing>({ list, listings, matching, filters }: Asked<Listing>): Listing[] {
  const meant = new Set(matching);
  const tests = findSet(list, filters).map(
    ({ filter, value }) => filter.toTest?.(value) ?? ((listing: Listing) => meant.has(listing)),
  );
  const countPassed = (listing: Listing) => tests.filter((passes) => passes(listing)).length;
  return listings
    .map((listing) => ({ listing, passed: countPassed(listing) }))
    .sort((a, b) => b.passed - a.passed)
    .slice(0, NEAREST_SHOWN)
    .map(({ listing }) => listing);
}

/** What a chosen band does not say: "includes homes above $3M". */
export function findNotes<Listing>({ list, filters }: Asked<Listing>, found: readonly Listing[]): string[] {
  return findSet(list, filters).flatMap(({ value, filter }) => {
    const note = filter.toNote?.(value);
    return note && found.some(note.appliesTo) ? [note.text] : [];
  });
}
