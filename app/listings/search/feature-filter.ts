import { type FilterWord, filterWords, toFilterLabel } from "#app/homes/record/facts/filter-words.ts";
import type { Filter } from "./filters.ts";

type Worded = { filterWords: readonly FilterWord[] };

/** Homes that have all of some features: "pool,study". Unknown ones count as not given. */
export const featureFilter: Filter<Worded> = {
  label: "Features",
  none: "",
  isMore: true,
  isMany: true,
  parse(text) {
    const asked = new Set(text.toLowerCase().split(","));
    return filterWords.filter((word) => asked.has(word)).join();
  },
  toTest(value) {
    const wanted = filterWords.filter((word) => value.split(",").includes(word));
    return (listing) => wanted.every((word) => listing.filterWords.includes(word));
  },
  toChip: toFilterLabel,
};

/** A feature that some home of the list has, and how many of those found would be left with it: short, for a page's data. */
export type FeatureOption = `${FilterWord} ${number}`;

export function findFeatureOptions(listings: readonly Worded[], found: readonly Worded[]): FeatureOption[] {
  const [all, left] = [counts.get(listings) ?? countWords(listings), countWords(found)];
  counts.set(listings, all);
  return filterWords
    .filter((word) => all.has(word))
    .map((word): FeatureOption => `${word} ${left.get(word) ?? 0}`);
}

/** Of all homes of a list, which many searches have in common. */
const counts = new WeakMap<readonly Worded[], ReturnType<typeof countWords>>();

function countWords(listings: readonly Worded[]) {
  const counts = new Map<FilterWord, number>();
  for (const listing of listings)
    for (const word of listing.filterWords) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
