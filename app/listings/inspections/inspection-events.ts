import { agency } from "#content/agency.ts";
import type { AnyListing } from "../any-listing.ts";
import { toFullAddress } from "../detail/listing-address.ts";
import { getSourceId, toShareUrl } from "../detail/listing-links.ts";
import { type InspectionEvent, toInspectionCalendar } from "./inspection-calendar.ts";
import type { OpenListing } from "./open-listings.ts";

/** Calendar programs fetch the whole calendar twice a day; later inspections enter it as these pass. */
export const EVENTS_IN_CALENDAR = 1_000;

/** The next inspection of a listing as a calendar entry, if one is scheduled. `origin` is the address of the site. */
export function toInspectionEvent(listing: AnyListing, origin: string): InspectionEvent | undefined {
  const { agent, nextInspection, title } = listing;
  if (!nextInspection) return undefined;
  const [, domain] = agency.email.split("@");
  const url = toShareUrl(origin, listing);
  // A weekly inspection moves to its next day by itself: each day is an event of its own.
  const day = nextInspection.isWeekly ? `-${nextInspection.date}` : "";
  return {
    uid: `inspection-${getSourceId(listing)}${day}@${domain}`,
    inspection: nextInspection,
    summary: `Inspection: ${listing.address}`,
    location: toFullAddress(listing),
    description: `${title}\n${agent.name}, ${agent.phone}\n${url}`,
    url,
    changedAt: listing.changedAt,
  };
}

/** The next inspections as calendar entries, each with the UID it has in its listing's own calendar file. */
export function findOpenEvents(open: readonly OpenListing[], origin: string): InspectionEvent[] {
  return open
    .slice(0, EVENTS_IN_CALENDAR)
    .map(({ listing }) => toInspectionEvent(listing, origin))
    .filter((event) => event !== undefined);
}

/** A listing's inspection as a calendar file; 404 when none is scheduled. */
export function toCalendarResponse(listing: AnyListing | undefined, origin: string, id: string): Response {
  const event = listing && toInspectionEvent(listing, origin);
  if (!event) return new Response("No inspection of this property is scheduled.", { status: 404 });
  return new Response(toInspectionCalendar(event), {
    headers: toCalendarHeaders(`inspection-${id}`),
  });
}

export function toCalendarHeaders(name: string) {
  const file = `${name.replace(/[^\w-]/g, "")}.ics`;
  return {
    "Content-Type": "text/calendar; charset=utf-8",
    "Content-Disposition": `inline; filename="${file}"`,
  };
}
