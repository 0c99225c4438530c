import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { toListingLinks } from "#app/homes/record/listing-links.ts";
import { isLoaded } from "#app/homes/record/load-failures.ts";
import { getOwnPosition, isSameSuburb, toFullAddress } from "#app/homes/record/place/listing-address.ts";
import { toKilometres } from "#app/homes/record/place/location.ts";
import { toPriceLine } from "#app/homes/record/price-line.ts";
import { formatDayOfYear } from "#app/region/format.ts";
import { DAY_MS } from "#app/region/time.ts";
import { describeFacts } from "../card/listing-facts.ts";
import { type ListingSummary, toCard, toListingSummary } from "../card/listing-summary.ts";
import {
  findNearest,
  measureMisses,
  type Sought,
  toCandidate,
  toSoughtLike,
} from "../nearest/nearest-homes.ts";

const OTHERS_SHOWN = 3;
const MORE_SHOWN = 3;

export type FoundListing<Listing> = {
  kind: "found";
  listing: Listing;
  /** Other homes like it. */
  more: ListingSummary[];
};
export type MissingListing = { kind: "missing"; isLoaded: boolean; others: ListingSummary[] };
export type ListingResult<Listing> = FoundListing<Listing> | MissingListing;

export function toListingResult<Listing extends AnyListing>(
  listing: Listing | undefined,
  listings: readonly Listing[],
): ListingResult<Listing> {
  if (!listing) {
    const others = toCards(listings.slice(0, OTHERS_SHOWN));
    return { kind: "missing", isLoaded: isLoaded(listings), others };
  }
  return {
    kind: "found",
    listing: withoutHiddenPrice(listing),
    more: toCards(findMore(listing, listings)),
  };
}

/** The whole listing is sent to the browser, so a hidden price is left out. */
function withoutHiddenPrice<Listing extends AnyListing>(listing: Listing): Listing {
  return listing.showsPrice ? listing : { ...listing, price: 0, priceTo: undefined };
}

export function toCards(listings: readonly AnyListing[]) {
  return listings.map((each) => toCard(toListingSummary(each)));
}

/** Up to three others like it, the most like it first; none that is no answer. */
export function findMore<Listing extends AnyListing>(listing: Listing, listings: readonly Listing[]) {
  const others = listings.filter(({ id }) => id !== listing.id);
  return findNearest(others, toMeasure(toSoughtLike(listing)), MORE_SHOWN);
}

function toMeasure(sought: Sought) {
  return (home: AnyListing) => measureMisses(sought, toCandidate(home));
}

/** Homes without a type are not alike. */
function isSameType(one: AnyListing, other: AnyListing) {
  return one.propertyType !== undefined && one.propertyType === other.propertyType;
}

/** In the same suburb, or within so many kilometres where the positions of both are known. */
function isNear(one: AnyListing, other: AnyListing, km: number) {
  if (isSameSuburb(one, other)) return true;
  const [here, there] = [getOwnPosition(one), getOwnPosition(other)];
  return here !== undefined && there !== undefined && toKilometres(here, there) <= km;
}

const ALIKE_SHOWN = 3;
const ALIKE_KM = 5;
const NEW_DAYS = 30;

/**
 * Homes of the same type in the suburb or within 5 km, listed in the last 30 days, the most like it first; `today` as
 * 2026-11-28.
 */
export function findNewAlike(listing: AnyListing, listings: readonly AnyListing[], today: string) {
  const since = new Date(Date.parse(today) - NEW_DAYS * DAY_MS).toISOString().slice(0, 10);
  const candidates = listings.flatMap((other) => {
    const { listedOn = "" } = other;
    // What costs little first.
    if (listedOn < since || !isSameType(other, listing) || other === listing) return [];
    return isNear(listing, other, ALIKE_KM) ? [{ other, listedOn }] : [];
  });
  const measure = toMeasure(toSoughtLike(listing));
  return findNearest(candidates, ({ other }) => measure(other), ALIKE_SHOWN).map(({ other, listedOn }) => ({
    href: toListingLinks(other).share,
    address: toFullAddress(other),
    price: toPriceLine(other),
    facts: `${describeFacts(other)}, listed ${formatDayOfYear(listedOn)}`,
  }));
}
