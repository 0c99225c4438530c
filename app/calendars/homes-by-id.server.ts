import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { getSourceId } from "#app/homes/record/listing-links.ts";
import { isLoaded } from "#app/homes/record/load-failures.ts";
import type { Catalogue } from "#app/listings/catalogue/open-catalogue.server.ts";

export type HomeSource = Pick<Catalogue, "getSaleListings" | "getRentals" | "getSold" | "getLeased">;

/** Offered homes from the lists that could be read. */
export function findOffered(catalogue: Pick<HomeSource, "getSaleListings" | "getRentals">) {
  return [
    { offer: "rent" as const, listings: catalogue.getRentals() },
    { offer: "sale" as const, listings: catalogue.getSaleListings() },
  ].filter(({ listings }) => isLoaded(listings));
}

/** Finds a home by its source id in all lists. */
export function getHomeById(catalogue: HomeSource, id: string) {
  return findHomesById(catalogue, [id]).at(-1);
}

/**
 * Finds the homes with these source ids. Where several have the same id the last one counts: offered homes after sold
 * and leased ones, and homes for sale after rentals.
 */
export function findHomesById(catalogue: HomeSource, ids: readonly string[]) {
  const wanted = new Set(ids);
  const lists: readonly (readonly AnyListing[])[] = [
    catalogue.getLeased(),
    catalogue.getSold(),
    catalogue.getRentals(),
    catalogue.getSaleListings(),
  ];
  return lists.flatMap((listings) => listings.filter((listing) => wanted.has(getSourceId(listing))));
}
