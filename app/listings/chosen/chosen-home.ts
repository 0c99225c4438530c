import type { Snapshot } from "#app/deciding/shortlist/snapshot.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { getSourceId, toListingLinks } from "#app/homes/record/listing-links.ts";
import { isEnded, toStatusLabel } from "#app/homes/record/listing-status.ts";
import { toFullAddress, toMapsUrl } from "#app/homes/record/place/listing-address.ts";
import { getMapPosition } from "#app/homes/record/place/map-position.ts";
import { toPriceLine } from "#app/homes/record/price-line.ts";
import type { Picture } from "#app/ui/picture/picture-address.ts";

/** A home that visitors have chosen, by its source id: what their own pages show of it. */
export type ChosenHome = ReturnType<typeof toChosenHome>;

export function toChosenHome(listing: AnyListing) {
  const { title, suburb, changedAt, inspections } = listing;
  const picture: Picture = { ...listing.pictures[0], alt: "" };
  return {
    id: getSourceId(listing),
    href: toListingLinks(listing).share,
    title,
    address: toFullAddress(listing),
    suburb,
    price: toPriceLine(listing),
    isEnded: isEnded(listing),
    snapshot: toSnapshot(listing),
    picture,
    changedAt,
    /** Unknown where no map has its suburb. */
    point: getMapPosition(listing)?.point,
    directions: toMapsUrl(listing),
    inspections,
  };
}

function toSnapshot(listing: AnyListing): Snapshot {
  const { title, listingType, priceTo, method = "sale" } = listing;
  const isGuide = priceTo !== undefined || method !== "sale";
  const isSale = listingType === "Sale";
  return {
    title,
    address: toFullAddress(listing),
    price: toPriceLine(listing),
    priceName: isSale ? (isGuide ? "Guide" : "Price") : "Rent",
    offer: isSale ? "sale" : "rent",
    status: toStatusLabel(listing),
    endedOn: listing.sold?.date ?? (isSale ? undefined : listing.leasedOn),
  };
}
