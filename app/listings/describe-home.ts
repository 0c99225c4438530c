import type { AnyListing } from "./any-listing.ts";
import { toStatusLabel } from "./listing-status.ts";
import type { Catalogue } from "./open-catalogue.server.ts";
import { toPriceLine } from "./price-line.ts";

type Lists = Pick<Catalogue, "getSaleListings" | "getSold" | "getRentals" | "getLeased">;

/** What the site says of a home now, by the id of its record: "For sale, $4.9M". */
export function describeHome(catalogue: Lists, recordId: string) {
  const sales = [...catalogue.getSaleListings(), ...catalogue.getSold()];
  const rentals = [...catalogue.getRentals(), ...catalogue.getLeased()];
  const listing: AnyListing | undefined =
    sales.find(({ originalId }) => originalId === recordId) ?? rentals.find(({ id }) => id === recordId);
  if (!listing) return "Not on the site any more";
  const offer = listing.listingType === "Sale" ? "For sale" : "For rent";
  return `${toStatusLabel(listing) ?? offer}, ${toPriceLine(listing)}`;
}
