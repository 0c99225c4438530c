import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { toStreet } from "#app/homes/record/place/listing-address.ts";
import { getPrintedPrices, toPriceLine } from "#app/homes/record/price-line.ts";
import { formatCount, formatNumber } from "#app/region/format.ts";
import type { HomeMark } from "./map-marks.ts";

const RANGE = " – ";
const NAMED_SUBURBS = 2;

/** Names a mark on the map and in the list: "Freshwater, 4 homes, from $1.9M". */
export function describeMark({ listings, isOwn }: HomeMark<AnyListing>) {
  const [only] = listings;
  if (only && listings.length === 1)
    return `${isOwn ? toPlace(only) : only.suburb}, ${isOwn ? "" : "1 home, "}${toPrice(only)}`;
  const suburbs = countSuburbs(listings);
  const from = toLowestPrice(listings);
  return [nameSuburbs(suburbs), formatCount(listings.length, "home"), ...(from ? [`from ${from}`] : [])].join(
    ", ",
  );
}

/** A home's own row: its street, or its suburb where that is hidden. */
export function toPlace(listing: AnyListing) {
  return listing.showsAddress ? `${toStreet(listing)}, ${listing.suburb}` : listing.address;
}

export function toPrice(listing: AnyListing) {
  return toPriceLine(listing, { isShort: true });
}

/** House, 5 beds, 3 baths, 2 cars. */
export function describeFacts({ propertyType, beds, baths, cars }: AnyListing) {
  const counts = [
    beds > 0 && formatCount(beds, "bed"),
    baths > 0 && formatCount(baths, "bath"),
    cars > 0 && formatCount(cars, "car"),
  ];
  return [propertyType, ...counts.filter((count) => count !== false)].join(", ");
}

/** The one suburb of all homes of a mark; undefined where there are several. */
export function getOnlySuburb(listings: readonly AnyListing[]) {
  const [suburb, ...others] = countSuburbs(listings);
  return others.length === 0 ? suburb : undefined;
}

/** With the most homes first. */
function countSuburbs(listings: readonly AnyListing[]) {
  const counts = new Map<string, number>();
  for (const { suburb } of listings) counts.set(suburb, (counts.get(suburb) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([suburb]) => suburb);
}

function nameSuburbs(suburbs: readonly string[]) {
  const more = suburbs.length - NAMED_SUBURBS;
  if (more <= 0) return suburbs.join(" and ");
  const named = suburbs.slice(0, NAMED_SUBURBS).join(", ");
  return `${named} and ${formatNumber(more)} more ${more === 1 ? "suburb" : "suburbs"}`;
}

/** The lower end as its page prints it; none where no page prints a figure. */
function toLowestPrice(listings: readonly AnyListing[]) {
  let lowest: AnyListing | undefined;
  for (const listing of listings)
    if ((!lowest || listing.price < lowest.price) && getPrintedPrices(listing)) lowest = listing;
  return lowest && toPrice(lowest).split(RANGE)[0];
}
