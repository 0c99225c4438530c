import { places } from "#content/places.ts";
import { memoize } from "./memoize.ts";

type Placed = { suburb: string };

/** Every name a suburb can have in an address: those we have a listing in, those we work in. */
export function getKnownSuburbs(listings: readonly Placed[]): readonly string[] {
  return [...getSuburbs(listings), ...places.map(({ name }) => name)];
}

/** The distinct suburbs of the listings, sorted; the one asked for is among them even when there is nothing there. */
export function toSuburbOptions(listings: readonly Placed[], asked: string): readonly string[] {
  const names = getSuburbs(listings);
  return asked && !names.includes(asked) ? sort([...names, asked]) : names;
}

const getSuburbs = memoize((listings: readonly Placed[]): readonly string[] =>
  sort([...new Set(listings.map(({ suburb }) => suburb))]),
);

function sort(names: readonly string[]) {
  return names.toSorted((a, b) => a.localeCompare(b, "en-AU"));
}
