import type { Event } from "schema-dts";
import { isOnSite } from "#app/listings/auctions/auction.ts";
import { toStreet } from "#app/listings/detail/listing-address.ts";
import type { OpenListing } from "#app/listings/inspections/open-times.ts";
import { withSydneyOffset } from "#app/sydney-time.ts";
import { toAgencyReference, toPostalAddress } from "./json-ld.ts";

/** An inspection or auction as JSON-LD. `url` is that of the listing's page. */
export function toEvent(open: OpenListing, url: string, origin: string) {
  const { kind, time } = open;
  const end = kind === "inspection" ? time.end : undefined;
  return {
    "@type": "Event",
    name: kind === "auction" ? "Auction" : "Inspection",
    startDate: time.start ? withSydneyOffset(`${time.date}T${time.start}`) : time.date,
    ...(end && { endDate: withSydneyOffset(`${time.date}T${end}`) }),
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: { "@type": "Place", address: toEventAddress(open) },
    organizer: toAgencyReference(origin),
    url,
  } satisfies Event;
}

function toEventAddress({ kind, time, listing }: OpenListing) {
  if (kind === "auction" && time.place && !isOnSite(time)) return time.place;
  return toPostalAddress(listing.showsAddress ? toStreet(listing) : undefined, listing);
}
