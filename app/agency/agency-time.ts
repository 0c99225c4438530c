import { agencyZone } from "#app/agency/folder/agency.ts";
import { createWallClock, DAY_MS, withOffset } from "#app/region/time.ts";

const WEEK_DAYS = 7;

/** Converts a time (ms) to the agency's local time, "2026-11-28T10:30", whatever the machine's time zone. */
export const toAgencyTime = createWallClock(agencyZone);

/** Adds the offset to an agency's local time: "2026-11-28T10:30" becomes "2026-11-28T10:30:00+11:00" in Sydney. */
export function withAgencyOffset(time: string) {
  return withOffset(toAgencyTime, time);
}

/** The start (ms) of the agency's current week, Monday at midnight. */
export function toWeekStart(now: number) {
  const today = Date.parse(toAgencyTime(now).slice(0, 10));
  const sinceMonday = (new Date(today).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS;
  const monday = new Date(today - sinceMonday * DAY_MS).toISOString().slice(0, 10);
  return Date.parse(withAgencyOffset(`${monday}T00:00`));
}

/** The place that names the site's time zone: Sydney. */
export const agencyClock = agencyZone.slice(agencyZone.indexOf("/") + 1);

/** When something is shown (ms): by default from its publication and without end. */
export type PublicationTimes = { startsAt?: number; endsAt?: number };

export function isShownAt({ startsAt, endsAt }: PublicationTimes, now: number) {
  return (startsAt === undefined || startsAt <= now) && (endsAt === undefined || now < endsAt);
}
