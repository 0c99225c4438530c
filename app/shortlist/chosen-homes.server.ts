import { findHomesById, findOffered, type HomeSource } from "#app/calendars/homes-by-id.server.ts";
import type { Inspection } from "#app/homes/inspections/inspection.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { getSourceId, toListingLinks } from "#app/homes/record/listing-links.ts";
import { isEnded, toStatusLabel } from "#app/homes/record/listing-status.ts";
import { getOwnPosition, toFullAddress } from "#app/homes/record/place/listing-address.ts";
import type { Point } from "#app/homes/record/place/location.ts";
import { isGuide, toPriceLine } from "#app/homes/record/price-line.ts";
import type { Auction } from "#app/homes/record/shared-listing.ts";
import { describeFacts } from "#app/listings/card/listing-facts.ts";
import type { Picture } from "#app/ui/picture/picture-address.ts";
import type { Snapshot } from "./kept-list.ts";

/** Finds homes by source id, including sold and leased ones; `undefined` when the listings cannot be read. */
export function findChosen(catalogue: HomeSource, ids: readonly string[]) {
  const found = findListings(catalogue, ids);
  return found && new Map([...found].map(([id, listing]) => [id, toChosenHome(listing)]));
}

/** Finds homes by source id, as the snapshots that lists store. */
export function findSnapshots(catalogue: HomeSource, ids: readonly string[]) {
  const found = findChosen(catalogue, ids);
  return found && new Map([...found].map(([id, { snapshot }]) => [id, snapshot]));
}

function findListings(catalogue: HomeSource, ids: readonly string[]) {
  if (findOffered(catalogue).length < 2) return undefined;
  const found = new Map(findHomesById(catalogue, ids).map((listing) => [getSourceId(listing), listing]));
  // In the order of the ids.
  const inOrder = ids.flatMap((id) => {
    const listing = found.get(id);
    return listing ? [[id, listing] as const] : [];
  });
  return new Map(inOrder);
}

/** The facts of a home on visitors' own pages: the shortlist and the plan for a Saturday. `id` is its source id. */
export type ChosenHome = {
  id: string;
  href: string;
  title: string;
  address: string;
  suburb: string;
  /** "3 beds, 2 baths" */
  facts: string;
  price: string;
  isEnded: boolean;
  snapshot: Snapshot;
  picture: Picture;
  /** When the home's data last changed (ms). */
  changedAt: number;
  /** Missing where the home's own position was not given. */
  point?: Point;
  inspections: readonly Inspection[];
  auction?: Auction;
};

/** A home as shortlist, comparison and Saturday show it. */
export function toChosenHome(listing: AnyListing): ChosenHome {
  const { title, suburb, changedAt, inspections, auction } = listing;
  return {
    id: getSourceId(listing),
    href: toListingLinks(listing).share,
    title,
    address: toFullAddress(listing),
    suburb,
    facts: describeFacts(listing),
    price: toPriceLine(listing),
    isEnded: isEnded(listing),
    snapshot: toSnapshot(listing),
    picture: { ...listing.pictures[0], alt: "" },
    changedAt,
    point: getOwnPosition(listing),
    inspections,
    auction,
  };
}

function toSnapshot(listing: AnyListing): Snapshot {
  const { title, listingType } = listing;
  const isSale = listingType === "Sale";
  return {
    title,
    address: toFullAddress(listing),
    price: toPriceLine(listing),
    priceName: isSale ? (isGuide(listing) ? "Guide" : "Price") : "Rent",
    offer: isSale ? "sale" : "rent",
    status: toStatusLabel(listing),
    endedOn: listing.sold?.date ?? (isSale ? undefined : listing.leasedOn),
  };
}
