import { agency } from "#app/agency/folder/agency.ts";
import { isOnSite, type OpenListing, toOccasion, toOpenTimes } from "#app/homes/inspections/open-times.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { getSourceId, toShareUrl } from "#app/homes/record/listing-links.ts";
import { toFullAddress } from "#app/homes/record/place/listing-address.ts";
import { type CalendarEvent, toInspectionCalendar } from "./inspection-calendar.ts";

/** Calendar programs fetch the whole calendar twice a day; later inspections enter it as these pass. */
export const EVENTS_IN_CALENDAR = 1_000;

/** An inspection, auction or closing day as a calendar entry. `origin` is the address of the site. */
export function toCalendarEvent(open: OpenListing, origin: string): CalendarEvent {
  const { kind, time, listing } = open;
  const { agent, title, address } = listing;
  const [, domain] = agency.email.split("@");
  const url = toShareUrl(origin, listing);
  return {
    uid: `${kind}-${getSourceId(listing)}${toSuffix(open)}@${domain}`,
    time,
    summary: `${toOccasion(open)}: ${address}`,
    location: kind === "auction" && time.place && !isOnSite(time) ? time.place : toFullAddress(listing),
    description: `${title}\n${agent.name}, ${agent.phone}\n${url}`,
    url,
    changedAt: listing.changedAt,
  };
}

/** Tells the inspections of a listing apart. One that is the only one moves when it gets another time. */
function toSuffix({ kind, time, listing }: OpenListing) {
  if (kind !== "inspection") return "";
  const { date, start, isWeekly } = time;
  if (listing.hasInspectionList) return `-${date}T${start.replace(":", "")}`;
  // A weekly inspection moves to its next day by itself: each day is an event of its own.
  return isWeekly ? `-${date}` : "";
}

/** Lists the coming open homes as calendar entries, each with the UID of its listing's own calendar file. */
export function findOpenEvents(open: readonly OpenListing[], origin: string): CalendarEvent[] {
  return open.slice(0, EVENTS_IN_CALENDAR).map((each) => toCalendarEvent(each, origin));
}

/** The times of a listing as a calendar file, or only what starts at `start`, as 2026-11-28T10:00; 404 when there is none. */
export function toCalendarResponse(
  listing: AnyListing | undefined,
  origin: string,
  id: string,
  start: string | null = null,
): Response {
  const times = listing ? toOpenTimes(listing) : [];
  const wanted = times.filter(({ time }) => !start || `${time.date}T${time.start}` === start);
  const events = wanted.map((each) => toCalendarEvent(each, origin));
  if (events.length === 0)
    return new Response("No inspection of this property is scheduled.", { status: 404 });
  return new Response(toInspectionCalendar(events), { headers: toCalendarHeaders(`inspection-${id}`) });
}

export function toCalendarHeaders(name: string) {
  const file = `${name.replace(/[^\w-]/g, "")}.ics`;
  return {
    "Content-Type": "text/calendar; charset=utf-8",
    "Content-Disposition": `inline; filename="${file}"`,
  };
}
