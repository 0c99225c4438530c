import { places } from "#app/agency/folder/places.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import type { HomeType } from "#app/homes/record/home-types.ts";
import { isLand } from "#app/homes/record/is-land.ts";
import { getOwnPosition, isInSuburb, isSameSuburb } from "#app/homes/record/place/listing-address.ts";
import { type Local, type Point, toKilometres } from "#app/homes/record/place/location.ts";
import { countDays } from "#app/region/calendar-day.ts";

/** An inclusive range. */
export type Range = { least: number; most: number };

/** The public facts by which homes are compared. */
export type Candidate = Local & {
  isNamesake?: boolean;
  type?: string;
  beds?: number;
  /** The band of a hidden price, or both ends of a guide; undefined if it may not be told. */
  price?: Range;
  position?: Point;
  /** As 2026-11-28. */
  soldOn?: string;
};

/** The criteria of a comparison. Missing ones do not count. */
export type Sought = {
  types?: readonly string[];
  beds?: Range;
  price?: Range;
  /** Measures the distance in misses. */
  place?: (home: Candidate) => number;
  /** The day from which the age of a sale is counted. */
  today?: string;
};

/** The share of the price that counts as one miss, as one bedroom does. */
const PRICE_SHARE = 0.25;
/** Added for a larger difference, like another type. */
const OTHER_PRICE = 1;
const NEAR_KM = 4;
const YEAR_DAYS = 365;
/** An unknown fact counts as one miss, so that hiding it moves a home neither up nor down. */
const UNKNOWN = 1;
const OTHER_TYPE = 1;
const OTHER_KIND = 2;
/** For the same suburb, if a position is not known. */
const SAME_SUBURB = 0.25;
const OTHER_SUBURB = 1.5;
const MOST_FOR_DISTANCE = 2;
/** Limits beyond which a home is not suggested at all. */
const MOST_OF_PRICE = 0.5;
const MOST_BEDS = 2;

/** Finds the homes with the fewest misses, without infinite ones. Homes with equal misses keep their order. */
export function findNearest<Home>(
  homes: readonly Home[],
  measure: (home: Home) => number,
  most: number,
): Home[] {
  const first: { home: Home; misses: number }[] = [];
  for (const home of homes) {
    const misses = measure(home);
    const last = first[most - 1];
    if (misses === Number.POSITIVE_INFINITY || (last && misses >= last.misses)) continue;
    first.push({ home, misses });
    // Cheap for a few homes, unlike sorting 100,000.
    first.sort((one, other) => one.misses - other.misses);
    first.length = Math.min(first.length, most);
  }
  return first.map(({ home }) => home);
}

/**
 * Counts misses: another type, each bedroom, each quarter of the price, each 4 km and each year since the sale.
 * Infinite for land instead of a home, a price that differs by more than half, or more than two bedrooms.
 */
export function measureMisses(sought: Sought, home: Candidate): number {
  return (
    missType(sought.types, home) +
    missBeds(sought.beds, home) +
    missPrice(sought.price, home.price) +
    (sought.place?.(home) ?? 0) +
    missDay(sought.today, home.soldOn)
  );
}

const land: HomeType = "Land";
const flats = new Set<string>(["Apartment", "Studio", "Warehouse", "Retirement"] satisfies HomeType[]);

function missType(types: readonly string[] | undefined, { type, beds }: Candidate) {
  if (!types || (type && types.includes(type))) return 0;
  if (!type) return UNKNOWN;
  const isHomeOffered = !isLand({ propertyType: type, beds });
  if (types.every((each) => (each !== land) !== isHomeOffered)) return Number.POSITIVE_INFINITY;
  return types.some((each) => flats.has(each) === flats.has(type)) ? OTHER_TYPE : OTHER_KIND;
}

function missBeds(sought: Range | undefined, { type, beds }: Candidate) {
  if (!sought || isLand({ propertyType: type, beds })) return 0;
  if (beds === undefined) return UNKNOWN;
  const missing = Math.max(sought.least - beds, beds - sought.most, 0);
  return missing > MOST_BEDS ? Number.POSITIVE_INFINITY : missing;
}

function missPrice(sought: Range | undefined, price: Range | undefined) {
  if (!sought) return 0;
  if (!price) return UNKNOWN;
  const isDearer = price.least > sought.most;
  if (!isDearer && price.most >= sought.least) return 0;
  const share = isDearer ? price.least / sought.most - 1 : 1 - price.most / sought.least;
  if (share > MOST_OF_PRICE) return Number.POSITIVE_INFINITY;
  return share / PRICE_SHARE + (share > PRICE_SHARE ? OTHER_PRICE : 0);
}

/** Measures the distance from a point, if the home's own position is known. */
export function toPlaceAt(here: Point): Sought["place"] {
  return ({ position }) => (position ? toMissedDistance(toKilometres(here, position)) : OTHER_SUBURB);
}

/** Measures the distance from a home if both positions are known, and otherwise compares suburbs. */
function toPlaceNear(home: AnyListing): Sought["place"] {
  const here = getOwnPosition(home);
  return ({ position, ...there }) => {
    if (here && position) return toMissedDistance(toKilometres(here, position));
    return isSameSuburb(home, there) ? SAME_SUBURB : OTHER_SUBURB;
  };
}

/** Measures the distance of homes outside the suburbs from the suburbs' centres, by the homes' own positions. */
export function toPlaceIn(suburbs: readonly string[]): Sought["place"] {
  const middles = places.filter(({ name }) => suburbs.includes(name));
  return ({ position, ...home }) => {
    if (suburbs.some((name) => isInSuburb(home, name))) return 0;
    if (!position || middles.length === 0) return OTHER_SUBURB;
    return toMissedDistance(Math.min(...middles.map((middle) => toKilometres(middle, position))));
  };
}

function toMissedDistance(km: number) {
  return Math.min(km / NEAR_KM, MOST_FOR_DISTANCE);
}

function missDay(today: string | undefined, soldOn: string | undefined) {
  if (!today) return 0;
  return soldOn ? countDays(soldOn, today) / YEAR_DAYS : UNKNOWN;
}

/** A home on the market or sold, without a withheld sale price. */
export function toCandidate(listing: AnyListing): Candidate {
  const { suburb, state, postcode, isNamesake, propertyType: type, beds } = listing;
  return {
    suburb,
    state,
    postcode,
    isNamesake,
    type,
    beds,
    price: toPriceRange(listing),
    position: getOwnPosition(listing),
    soldOn: listing.sold?.date,
  };
}

function toPriceRange({
  status,
  sold,
  showsPrice,
  price,
  priceTo = price,
  priceBelow,
}: AnyListing): Range | undefined {
  if (status === "sold")
    return sold?.price === undefined ? undefined : { least: sold.price, most: sold.price };
  if (price === 0) return undefined;
  if (showsPrice) return { least: price, most: priceTo };
  return { least: price, most: (priceBelow ?? Number.POSITIVE_INFINITY) - 1 };
}

/** Criteria for homes similar to this one. */
export function toSoughtLike(listing: AnyListing): Sought {
  const { type, beds, price } = toCandidate(listing);
  return {
    types: type === undefined ? undefined : [type],
    beds: beds === undefined ? undefined : { least: beds, most: beds },
    price,
    place: toPlaceNear(listing),
  };
}
