import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { getMapPosition } from "#app/homes/record/place/listing-address.ts";
import { toKilometres } from "#app/homes/record/place/location.ts";
import { type ListingSummary, toCard, toListingSummary } from "../card/listing-summary.ts";
import { isLoaded } from "../catalogue/current-listings.ts";

const OTHERS_SHOWN = 3;
const MORE_SHOWN = 3;
/** The next suburb or two along the coast. */
const NEAR_KM = 4;

export type FoundListing<Listing> = {
  kind: "found";
  listing: Listing;
  /** Other homes: near this one, or else like it. */
  more: { isNear: boolean; listings: ListingSummary[] };
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
  const more = findMore(listing, listings);
  return {
    kind: "found",
    listing: withoutHiddenPrice(listing),
    more: { ...more, listings: toCards(more.listings) },
  };
}

/** The page carries the listing with it; a price that is not shown stays behind. */
function withoutHiddenPrice<Listing extends AnyListing>(listing: Listing): Listing {
  return listing.showsPrice ? listing : { ...listing, price: 0, priceTo: undefined };
}

export function toCards(listings: readonly AnyListing[]) {
  return listings.map((each) => toCard(toListingSummary(each)));
}

/** Up to three others, the nearest where there are as many, else those most like it. */
export function findMore<Listing extends AnyListing>(listing: Listing, listings: readonly Listing[]) {
  const nearby = findNearby(listing, listings);
  const isNear = nearby.length === MORE_SHOWN;
  return { isNear, listings: isNear ? nearby : findSimilar(listing, listings) };
}

/** In the same suburb or one close by: the nearest suburb first, then the nearest price. */
function findNearby<Listing extends AnyListing>(listing: Listing, listings: readonly Listing[]) {
  const where = getMapPosition(listing);
  // A suburb we have no place for stands on the map somewhere, but its homes are not known to be near.
  const getDistance = (other: Listing) => {
    if (isSameSuburb(other, listing)) return 0;
    const there = getMapPosition(other);
    return where && there ? toKilometres(where.point, there.point) : Number.POSITIVE_INFINITY;
  };
  const near = listings.filter((other) => other.id !== listing.id && getDistance(other) <= NEAR_KM);
  const priceGap = toPriceGap(listing);
  return takeFirst(near, (a, b) => getDistance(a) - getDistance(b) || priceGap(a) - priceGap(b));
}

function isSameSuburb(one: AnyListing, other: AnyListing) {
  return one.suburb === other.suburb && one.state === other.state && one.postcode === other.postcode;
}

/** Finds homes of the same type, the nearest price first. */
function findSimilar<Listing extends AnyListing>(listing: Listing, listings: readonly Listing[]) {
  const similar = listings.filter(
    ({ id, propertyType }) => id !== listing.id && propertyType === listing.propertyType,
  );
  const priceGap = toPriceGap(listing);
  return takeFirst(similar, (a, b) => priceGap(a) - priceGap(b));
}

function toPriceGap(listing: AnyListing) {
  return ({ price }: AnyListing) => Math.abs(price - listing.price);
}

/** The first few in the given order; ties in the order of the file. Sorting these is cheap, sorting 100,000 is not. */
function takeFirst<Listing>(listings: readonly Listing[], compare: (a: Listing, b: Listing) => number) {
  const first: Listing[] = [];
  for (const each of listings) {
    const last = first[MORE_SHOWN - 1];
    if (last && compare(each, last) >= 0) continue;
    first.push(each);
    first.sort(compare);
    first.length = Math.min(first.length, MORE_SHOWN);
  }
  return first;
}
