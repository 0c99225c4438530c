import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { isLoaded } from "#app/homes/record/load-failures.ts";
import { type ListingSummary, toCard, toListingSummary } from "../card/listing-summary.ts";
import { findNearest, measureMisses, toCandidate, toSoughtLike } from "../nearest/nearest-homes.ts";

const OTHERS_SHOWN = 3;
const MORE_SHOWN = 3;

export type FoundListing<Listing> = {
  kind: "found";
  listing: Listing;
  /** Similar homes. */
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

/** Removes a hidden price, because the whole listing is sent to the browser. */
function withoutHiddenPrice<Listing extends AnyListing>(listing: Listing): Listing {
  return listing.showsPrice ? listing : { ...listing, price: 0, priceTo: undefined };
}

export function toCards(listings: readonly AnyListing[]) {
  return listings.map((each) => toCard(toListingSummary(each)));
}

/** Finds up to three similar homes, most similar first. */
export function findMore<Listing extends AnyListing>(listing: Listing, listings: readonly Listing[]) {
  const others = listings.filter(({ id }) => id !== listing.id);
  const sought = toSoughtLike(listing);
  return findNearest(others, (home) => measureMisses(sought, toCandidate(home)), MORE_SHOWN);
}
