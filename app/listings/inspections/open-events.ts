import { toPropertyUrl, toRentalUrl } from "../detail/share-url.ts";
import { toInspectionEvent } from "./inspection-event.ts";
import type { OpenListing } from "./open-listings.ts";

/** Programs fetch the whole calendar twice a day; later ones come into it as these pass. */
export const EVENTS_IN_CALENDAR = 1_000;

/**
 * The next inspections as calendar entries, each with the same UID as in the calendar file of its listing; `open` as from
 * findOpenListings, `origin` is the address of the site.
 */
export function findOpenEvents(open: readonly OpenListing[], origin: string) {
  return open
    .slice(0, EVENTS_IN_CALENDAR)
    .map(({ listing }) => toEvent(listing, origin))
    .filter((event) => event !== undefined);
}

function toEvent(listing: OpenListing["listing"], origin: string) {
  return listing.listingType === "Sale"
    ? toInspectionEvent(listing, listing.originalId, toPropertyUrl(origin, listing))
    : toInspectionEvent(listing, listing.id, toRentalUrl(origin, listing));
}
