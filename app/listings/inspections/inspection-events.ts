import { agency } from "#content/agency.ts";
import type { AnyListing } from "../any-listing.ts";
import { toFullAddress } from "../detail/listing-address.ts";
import { getSourceId, toShareUrl } from "../detail/listing-links.ts";
import type { Inspection } from "./inspection.ts";
import { type InspectionEvent, toInspectionCalendar } from "./inspection-calendar.ts";
import type { OpenListing } from "./open-listings.ts";

/** Calendar programs fetch the whole calendar twice a day; later inspections enter it as these pass. */
export const EVENTS_IN_CALENDAR = 1_000;

/** An inspection of a listing as a calendar entry. `origin` is the address of the site. */
export function toInspectionEvent(
  listing: AnyListing,
  inspection: Inspection,
  origin: string,
): InspectionEvent {
  const { agent, title } = listing;
  const [, domain] = agency.email.split("@");
  const url = toShareUrl(origin, listing);
  return {
    uid: `inspection-${getSourceId(listing)}${toOccasion(listing, inspection)}@${domain}`,
    inspection,
    summary: `Inspection: ${listing.address}`,
    location: toFullAddress(listing),
    description: `${title}\n${agent.name}, ${agent.phone}\n${url}`,
    url,
    changedAt: listing.changedAt,
  };
}

/** Tells the inspections of a listing apart. One that is the only one moves when it gets another time. */
function toOccasion({ hasInspectionList }: AnyListing, { date, start, isWeekly }: Inspection) {
  if (hasInspectionList) return `-${date}T${start.replace(":", "")}`;
  // A weekly inspection moves to its next day by itself: each day is an event of its own.
  return isWeekly ? `-${date}` : "";
}

/** The next inspections as calendar entries, each with the UID it has in its listing's own calendar file. */
export function findOpenEvents(open: readonly OpenListing[], origin: string): InspectionEvent[] {
  return open
    .slice(0, EVENTS_IN_CALENDAR)
    .map(({ listing, inspection }) => toInspectionEvent(listing, inspection, origin));
}

/** The inspections of a listing as a calendar file; 404 when none is scheduled. */
export function toCalendarResponse(listing: AnyListing | undefined, origin: string, id: string): Response {
  const events = listing?.inspections.map((inspection) => toInspectionEvent(listing, inspection, origin));
  if (!events?.length) return new Response("No inspection of this property is scheduled.", { status: 404 });
  return new Response(toInspectionCalendar(events), {
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
