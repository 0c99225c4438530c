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
export function findRelatedSearches<Listing>(asked: Asked<Listing>): OtherSearch[] {
  const { list, matching, filters } = asked;
  return findSet(list, filters).flatMap(({ name, value, filter: { extras = [], none } }) => {
    const others = extras.filter((extra) => extra.value !== value && extra.plural);
    if (others.length === 0) return [];
    const ofAnyKind = findListings(list, matching, { ...filters, [name]: none });
    return others.flatMap((extra) => {
      const other = { ...filters, ...listStart, [name]: extra.value };
      const found = ofAnyKind.filter((listing) => extra.matches?.(listing) ?? true).length;
      const homes = found === 1 ? `${extra.label.toLowerCase()} also matches` : `${extra.plural} also match`;
      return found > 0 ? [{ label: `${found} ${homes}`, found, href: toFilterHref(list, other) }] : [];
    });
  });
}

/** For a search without results: filters whose removal finds something, and the homes that pass most filters. */
export function findAlternatives<Listing>({ list, listings, matching, filters }: Asked<Listing>) {
  const set = findSet(list, filters);
  const tests = set.map(({ filter, value }) => filter.toTest?.(value, filters) ?? isAmong(matching));
  const counts = tests.map(() => 0);
  const close: Listing[] = [];
  for (const listing of listings) {
    const failed = findOnlyFailed(tests, listing);
    if (failed === undefined) continue;
    counts[failed] = (counts[failed] ?? 0) + 1;
    if (close.length < NEAREST_SHOWN) close.push(listing);
  }
  return {
    nearest: close.length < NEAREST_SHOWN ? findMostPassed(tests, listings) : close,
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

/** The index of the test that fails, if it is the only one. Last to first: the words, which take longest, come first. */
function findOnlyFailed<Listing>(tests: readonly Test<Listing>[], listing: Listing) {
  let failed: number | undefined;
  for (let index = tests.length - 1; index >= 0; index -= 1) {
    if (tests[index]?.(listing)) continue;
    if (failed !== undefined) return undefined;
    failed = index;
  }
  return failed;
}

/** The first few by how many tests they pass. */
function findMostPassed<Listing>(tests: readonly Test<Listing>[], listings: readonly Listing[]) {
  const byPassed = [undefined, ...tests].map((): Listing[] => []);
  for (const listing of listings) {
    const alike = byPassed[tests.filter((passes) => passes(listing)).length];
    if (alike && alike.length < NEAREST_SHOWN) alike.push(listing);
  }
  return byPassed.reverse().flat().slice(0, NEAREST_SHOWN);
}

/** Notes on filters that are set: "includes homes above $3M". */
export function findNotes<Listing>(
  { list, filters }: Pick<Asked<Listing>, "list" | "filters">,
  found: readonly Listing[],
): string[] {
  return findSet(list, filters).flatMap(({ value, filter }) => {
    const note = filter.toNote?.(value, filters);
    return note && (!note.appliesTo || found.some(note.appliesTo)) ? [note.text] : [];
  });
}
