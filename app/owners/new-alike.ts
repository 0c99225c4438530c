import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { toListingLinks } from "#app/homes/record/listing-links.ts";
import { getOwnPosition, isSameSuburb, toFullAddress } from "#app/homes/record/place/listing-address.ts";
import { toKilometres } from "#app/homes/record/place/location.ts";
import { toPriceLine } from "#app/homes/record/price-line.ts";
import { describeFacts } from "#app/listings/card/listing-facts.ts";
import {
  findNearest,
  measureMisses,
  toCandidate,
  toSoughtLike,
} from "#app/listings/nearest/nearest-homes.ts";
import { addDays } from "#app/region/calendar-day.ts";
import { formatDayOfYear } from "#app/region/format.ts";

const ALIKE_SHOWN = 3;
const ALIKE_KM = 5;
const NEW_DAYS = 30;

/**
 * Finds homes of the same type in the suburb or within 5 km that were listed in the last 30 days, most similar first;
 * `today` as 2026-11-28.
 */
export function findNewAlike(listing: AnyListing, listings: readonly AnyListing[], today: string) {
  const since = addDays(today, -NEW_DAYS);
  const candidates = listings.flatMap((other) => {
    const { listedOn = "" } = other;
    // The cheap comparisons come first.
    if (listedOn < since || !isSameType(other, listing) || other === listing) return [];
    return isNear(listing, other, ALIKE_KM) ? [{ other, listedOn }] : [];
  });
  const sought = toSoughtLike(listing);
  const found = findNearest(
    candidates,
    ({ other }) => measureMisses(sought, toCandidate(other)),
    ALIKE_SHOWN,
  );
  return found.map(({ other, listedOn }) => ({
    href: toListingLinks(other).share,
    address: toFullAddress(other),
    price: toPriceLine(other),
    facts: `${describeFacts(other)}, listed ${formatDayOfYear(listedOn)}`,
  }));
}

/** False for homes without a type. */
function isSameType(one: AnyListing, other: AnyListing) {
  return one.propertyType !== undefined && one.propertyType === other.propertyType;
}

/** Whether two homes are in the same suburb, or within this distance if both positions are known. */
function isNear(one: AnyListing, other: AnyListing, km: number) {
  if (isSameSuburb(one, other)) return true;
  const [here, there] = [getOwnPosition(one), getOwnPosition(other)];
  return here !== undefined && there !== undefined && toKilometres(here, there) <= km;
}
