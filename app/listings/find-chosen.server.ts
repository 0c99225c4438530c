import type { RouterContextProvider } from "react-router";
import type { Snapshot } from "#app/deciding/shortlist/shortlist.ts";
import { siteContext } from "#app/document/site/site-context.ts";
import type { OpenQuery } from "#app/homes/open-times/note-times.server.ts";
import { toCalendarEvent } from "#app/homes/open-times/open-events.ts";
import { openTimesContext } from "#app/homes/open-times/open-times.server.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { getSourceId, toHomeId, toHomeKey, toListingLinks } from "#app/homes/record/listing-links.ts";
import { isEnded, toStatusLabel } from "#app/homes/record/listing-status.ts";
import {
  getOwnPosition,
  isInSuburb,
  toFullAddress,
  toMapsUrl,
} from "#app/homes/record/place/listing-address.ts";
import { toPriceLine } from "#app/homes/record/price-line.ts";
import type { Picture } from "#app/ui/picture/picture-address.ts";
import { describeFacts } from "./card/listing-facts.ts";
import { catalogueContext } from "./catalogue/catalogue-context.ts";
import { isLoaded } from "./catalogue/current-listings.ts";
import type { Catalogue } from "./catalogue/open-catalogue.server.ts";

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

const RETRY_SECONDS = "60";

/**
 * Open times as calendar entries, each of the same UID in every calendar; those that are off as well, until they would be
 * over. Throws what shows that the store is away.
 */
export async function findEvents(
  context: Readonly<RouterContextProvider>,
  { suburb, ...query }: OpenQuery & { suburb?: string },
) {
  const rows = await context.get(openTimesContext).find(query);
  if (!rows)
    throw new Response("The calendar cannot be read at the moment.", {
      status: 503,
      headers: { "Retry-After": RETRY_SECONDS },
    });
  const ids = rows.map(({ home_id }) => home_id);
  const found = findAmong(context.get(catalogueContext), ids);
  const homes = new Map(found.map((listing) => [toHomeKey(toHomeId(listing)), listing]));
  const { origin } = context.get(siteContext);
  return rows.flatMap((row) => {
    const home = homes.get(toHomeKey(row));
    // Of a home that has left the site only what is off.
    const isShown = suburb ? home?.suburb === suburb : home || row.cancelled_at !== null;
    return isShown ? [toCalendarEvent(row, home, origin)] : [];
  });
}

/** What is offered, of the lists that could be read. */
export function findOffered(catalogue: Pick<HomeSource, "getSaleListings" | "getRentals">) {
  return [
    { offer: "rent" as const, listings: catalogue.getRentals() },
    { offer: "sale" as const, listings: catalogue.getSaleListings() },
  ].filter(({ listings }) => isLoaded(listings));
}

function findListings(catalogue: HomeSource, ids: readonly string[]) {
  if (findOffered(catalogue).length < 2) return undefined;
  const found = new Map(findAmong(catalogue, ids).map((listing) => [getSourceId(listing), listing]));
  // In the order asked for.
  const inOrder = ids.flatMap((id) => {
    const listing = found.get(id);
    return listing ? [[id, listing] as const] : [];
  });
  return new Map(inOrder);
}

/** A home by its source id, whatever list it is in. */
export function getHome(catalogue: HomeSource, id: string) {
  return findAmong(catalogue, [id]).at(-1);
}

/** Where several have an id the last one counts: what is offered after what has ended, and homes for sale after rentals. */
function findAmong(catalogue: HomeSource, ids: readonly string[]) {
  const wanted = new Set(ids);
  const lists: readonly (readonly AnyListing[])[] = [
    catalogue.getLeased(),
    catalogue.getSold(),
    catalogue.getRentals(),
    catalogue.getSaleListings(),
  ];
  return lists.flatMap((listings) => listings.filter((listing) => wanted.has(getSourceId(listing))));
}

/** The homes of a suburb that have an open time or an auction to come. */
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
    listings.filter((home) => (home.inspections.length > 0 || home.auction) && isInSuburb(home, home.suburb)),
  );
}

/** A home that visitors have chosen, by its source id: what their own pages show of it. */
export type ChosenHome = ReturnType<typeof toChosenHome>;

export function toChosenHome(listing: AnyListing) {
  const { title, suburb, changedAt, inspections, auction } = listing;
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
    /** Unknown where nobody gave the home's own position. */
    point: getOwnPosition(listing),
    directions: toMapsUrl(listing),
    inspections,
    auction,
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
