import { toInspectionEvent } from "../detail/inspection/inspection-event.ts";
import { toPropertyUrl, toRentalUrl } from "../detail/share-url.ts";
import { isOver } from "../inspection.ts";
import type { Rental } from "../rental/rental-record.ts";
import type { SaleListing } from "../sale/sale-record.ts";

type OpenEvents = {
  listings: readonly SaleListing[];
  rentals: readonly Rental[];
  /** The address of the site. */
  origin: string;
  /** Sydney time as 2026-11-28T10:30. */
  now: string;
};

/** Every inspection to come as a calendar entry, with the same UID as in the calendar file of its listing. */
export function findOpenEvents({ listings, rentals, origin, now }: OpenEvents) {
  return [
    ...listings.map((listing) =>
      toInspectionEvent(listing, listing.originalId, toPropertyUrl(origin, listing)),
    ),
    ...rentals.map((rental) => toInspectionEvent(rental, rental.id, toRentalUrl(origin, rental))),
  ]
    .filter((event) => event !== undefined)
    .filter(({ inspection }) => !isOver(inspection, now));
}
