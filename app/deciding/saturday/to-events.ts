import { agency } from "#app/agency/folder/agency.ts";
import type { CalendarEvent } from "#app/listings/inspections/inspection-calendar.ts";
import { formatTimes } from "#app/region/format.ts";
import { type SaturdayVisit, toClockTime } from "./saturday.ts";

/** The visits of a day as calendar entries. `origin` is the address of the site. */
export function toVisitEvents(
  visits: readonly SaturdayVisit[],
  day: string,
  origin: string,
): CalendarEvent[] {
  const [, domain] = agency.email.split("@");
  return visits.map(({ open, arrive, leave }) => {
    const { about } = open;
    const url = new URL(about.href, origin).href;
    return {
      uid: `visit-${about.id}-${day}@${domain}`,
      time: { date: day, start: toClockTime(arrive), end: toClockTime(leave) },
      summary: `Visit: ${about.address}`,
      location: about.address,
      description: `${about.title}\nOpen ${formatTimes(toClockTime(open.start), toClockTime(open.end))}\n${url}`,
      url,
      changedAt: about.changedAt,
    };
  });
}
