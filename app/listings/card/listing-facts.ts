import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { isLand } from "#app/homes/record/is-land.ts";
import { formatCount } from "#app/region/format.ts";

/** Counts, sizes in sqm and the frontage in metres. All given values are shown, even 0. */
export type ListingFacts = {
  beds?: number;
  baths?: number;
  cars?: number;
  landSize?: number;
  frontage?: number;
  homeSize?: number;
};

/** The facts on cards: no rooms for land; parking of a home for sale even if 0 (spec §2.14, §2.15). */
export function toFacts(listing: AnyListing): ListingFacts {
  if (listing.listingType === "Sale" && isLand(listing))
    return { landSize: listing.landSize, frontage: Number(listing.facts?.frontage) || undefined };
  const rooms = { beds: listing.beds || undefined, baths: listing.baths || undefined };
  return listing.listingType === "Sale"
    ? { ...rooms, cars: listing.cars, landSize: listing.landSize }
    : { ...rooms, cars: listing.cars || undefined, homeSize: listing.homeSize };
}

/** The facts on a home's page, with the land size of a rental as well. */
export function toPageFacts(listing: AnyListing): ListingFacts {
  return { ...toFacts(listing), landSize: listing.landSize };
}

/** "House, 5 beds, 3 baths, 2 cars" */
export function describeFacts({ propertyType, beds = 0, baths = 0, cars = 0 }: AnyListing) {
  const counts = [
    beds > 0 && formatCount(beds, "bed"),
    baths > 0 && formatCount(baths, "bath"),
    cars > 0 && formatCount(cars, "car"),
  ];
  return [propertyType, ...counts].filter(Boolean).join(", ");
}
