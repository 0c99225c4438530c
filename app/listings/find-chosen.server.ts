import type { RouterContextProvider } from "react-router";
import { siteContext } from "#app/document/site/site-context.ts";
import type { OpenQuery } from "#app/homes/open-times/note-times.server.ts";
import { toCalendarEvent } from "#app/homes/open-times/open-events.ts";
import { openTimesContext } from "#app/homes/open-times/open-times.server.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { getSourceId, toHomeId, toHomeKey } from "#app/homes/record/listing-links.ts";
import { catalogueContext } from "./catalogue/catalogue-context.ts";
import { isLoaded } from "./catalogue/current-listings.ts";
import type { Catalogue } from "./catalogue/open-catalogue.server.ts";

export type HomeSource = Pick<Catalogue, "getSaleListings" | "getRentals" | "getSold" | "getLeased">;

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

/** A home by its source id, whatever list it is in. */
export function getHome(catalogue: HomeSource, id: string) {
  return findAmong(catalogue, [id]).at(-1);
}

/** The homes of these source ids. Where several have an id the last one counts: what is offered after what has ended, and homes for sale after rentals. */
export function findAmong(catalogue: HomeSource, ids: readonly string[]) {
  const wanted = new Set(ids);
  const lists: readonly (readonly AnyListing[])[] = [
    catalogue.getLeased(),
    catalogue.getSold(),
    catalogue.getRentals(),
    catalogue.getSaleListings(),
  ];
  return lists.flatMap((listings) => listings.filter((listing) => wanted.has(getSourceId(listing))));
}
