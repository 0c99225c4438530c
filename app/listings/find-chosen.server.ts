import type { Snapshot } from "#app/deciding/shortlist/shortlist.ts";
import { toOpenTimes } from "#app/homes/inspections/open-times.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { getSourceId, toListingLinks } from "#app/homes/record/listing-links.ts";
import { isEnded, toStatusLabel } from "#app/homes/record/listing-status.ts";
import {
  getMapPosition,
  isInSuburb,
  toFullAddress,
  toMapsUrl,
} from "#app/homes/record/place/listing-address.ts";
import { toPriceLine } from "#app/homes/record/price-line.ts";
import type { Picture } from "#app/ui/picture/picture-address.ts";
import { describeFacts } from "./card/listing-facts.ts";
import { isLoaded } from "./catalogue/current-listings.ts";
import type { Catalogue } from "./catalogue/open-catalogue.server.ts";
import { toCalendarEvent } from "./inspections/inspection-events.ts";

type HomeSource = Pick<Catalogue, "getSaleListings" | "getRentals" | "getSold" | "getLeased">;

/** The homes that have these source ids, sold and leased ones as well; `undefined` when the listings cannot be read. */
export function findChosen(catalogue: HomeSource, ids: readonly string[]) {
  const found = findListings(catalogue, ids);
  return found && new Map([...found].map(([id, listing]) => [id, toChosenHome(listing)]));
}

/** The same as lists remember them. */
export function findSnapshots(catalogue: HomeSource, ids: readonly string[]) {
  const found = findChosen(catalogue, ids);
  return found && new Map([...found].map(([id, { snapshot }]) => [id, snapshot]));
}

/** Their inspections and auctions as calendar entries. */
export function findChosenEvents(catalogue: HomeSource, ids: readonly string[], origin: string) {
  const found = [...(findListings(catalogue, ids)?.values() ?? [])];
  return found.flatMap(toOpenTimes).map((open) => toCalendarEvent(open, origin));
}

function findListings(catalogue: HomeSource, ids: readonly string[]) {
  const offered = [catalogue.getSaleListings(), catalogue.getRentals()];
  if (!offered.every(isLoaded)) return undefined;
  const wanted = new Set(ids);
  const found = new Map<string, AnyListing>();
  // The last one counts: what is offered before what has ended, and homes for sale before rentals.
  for (const listings of [catalogue.getLeased(), catalogue.getSold(), ...offered.toReversed()])
    for (const listing of listings)
      if (wanted.has(getSourceId(listing))) found.set(getSourceId(listing), listing);
  // In the order asked for.
  const inOrder = ids.flatMap((id) => {
    const listing = found.get(id);
    return listing ? [[id, listing] as const] : [];
  });
  return new Map(inOrder);
}

/** The homes of a suburb that have an open time to come. */
export function findOpenIn(catalogue: HomeSource, suburb: string) {
  return findOpenNear(catalogue)
    .filter((listing) => listing.suburb.toLowerCase() === suburb.toLowerCase())
    .map(toChosenHome);
}

export function findOpenSuburbs(catalogue: HomeSource) {
  return [...new Set(findOpenNear(catalogue).map(({ suburb }) => suburb))].sort();
}

/** None in a namesake of one of our suburbs. */
function findOpenNear(catalogue: HomeSource): AnyListing[] {
  const offered: readonly (readonly AnyListing[])[] = [catalogue.getSaleListings(), catalogue.getRentals()];
  return offered.flatMap((listings) =>
    listings.filter((home) => home.inspections.length > 0 && isInSuburb(home, home.suburb)),
  );
}

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
    facts: describeFacts(listing),
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
