import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { toHomeId, toHomeKey } from "#app/homes/record/listing-links.ts";
import { isLoaded } from "#app/homes/record/load-failures.ts";
import type { Catalogue } from "./open-catalogue.server.ts";

/** Maps all homes by key: the same map until the listings change, `undefined` while they cannot be read. */
export function createFindHomes(
  catalogue: Pick<Catalogue, "getSaleListings" | "getRentals" | "getSold" | "getLeased">,
) {
  let known:
    | { lists: readonly (readonly AnyListing[])[]; homes: ReadonlyMap<string, AnyListing> }
    | undefined;
  return () => {
    const offered = [catalogue.getSaleListings(), catalogue.getRentals()];
    if (!offered.every(isLoaded)) return undefined;
    const lists = [catalogue.getLeased(), catalogue.getSold(), ...offered.toReversed()];
    const isSame = known?.lists.every((list, index) => list === lists[index]);
    if (known && isSame) return known.homes;
    const homes = new Map(lists.flat().map((listing) => [toHomeKey(toHomeId(listing)), listing] as const));
    known = { lists, homes };
    return homes;
  };
}
