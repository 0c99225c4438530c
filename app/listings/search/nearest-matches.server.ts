import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { getHomeType } from "#app/homes/record/home-types.ts";
import { parseAmount } from "#app/ui/form/amount.ts";
import {
  findNearest,
  measureMisses,
  type Range,
  type Sought,
  toCandidate,
  toPlaceIn,
} from "../nearest/nearest-homes.ts";
import { type AnyFilters, type AnyList, getValues } from "./filters.ts";
import { toPriceRange } from "./number-filters.ts";
import { type Asked, toTests } from "./other-homes.ts";

export const NEAREST_SHOWN = 3;
/** Filters whose misses are measured. A miss of any other filter counts as 1. */
const measured = new Set(["price", "min", "max", "beds", "bedrooms", "type", "types", "suburb", "suburbs"]);

/** For a search without results: the homes that come closest. */
export function findNearestMatches<Listing extends AnyListing>(asked: Asked<Listing>): Listing[] {
  const sought = toSought(asked);
  const others = toTests(asked).filter(({ name }) => !measured.has(name));
  const measure = (listing: Listing) =>
    measureMisses(sought, toCandidate(listing)) + others.filter(({ passes }) => !passes(listing)).length;
  return findNearest(asked.listings, measure, NEAREST_SHOWN);
}

function toSought({ list, filters }: { list: AnyList; filters: AnyFilters }): Sought {
  const toValues = (...names: readonly string[]) => getValues(list, filters, ...names);
  const types = toValues("type", "types").map((type) => getHomeType(type) ?? type);
  const suburbs = toValues("suburb", "suburbs");
  const prices = [...toValues("price").map(toBand), toPriceRange(filters.min, filters.max)];
  const beds = [
    ...toValues("beds").map((value) => toBeds(value, list)),
    ...toValues("bedrooms").map(toLeast),
  ];
  return {
    types: types.length > 0 ? types : undefined,
    beds: beds.reduce(intersect, anything),
    price: prices.reduce(intersect, anything),
    place: suburbs.length > 0 ? toPlaceIn(suburbs) : undefined,
  };
}

const anything: Range = { least: 0, most: Number.POSITIVE_INFINITY };

function intersect(one: Range, other: Range): Range {
  return { least: Math.max(one.least, other.least), most: Math.min(one.most, other.most) };
}

/** Parses "750k-1m" and "2m+", and for rentals "800-1200" and "2000". */
function toBand(value: string): Range {
  const [least, most] = value.replace("+", "").split("-").map(parseAmount);
  return { least: least ?? anything.least, most: most ?? anything.most };
}

/** The bedrooms select means "or more" for sales but an exact number for rentals. */
function toBeds(value: string, { hasSales }: AnyList): Range {
  const beds = Number.parseInt(value, 10);
  return { least: beds, most: hasSales || value.endsWith("+") ? anything.most : beds };
}

function toLeast(value: string): Range {
  return { ...anything, least: Number(value) };
}
