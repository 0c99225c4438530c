import { agencyZone } from "#app/agency/folder/agency.ts";
import { createWallClock, DAY_MS, withOffset } from "#app/region/time.ts";

const WEEK_DAYS = 7;

/** The wall clock at the agency, in any time zone of the machine: "2026-11-28T10:30". */
export const toAgencyTime = createWallClock(agencyZone);

/** A time of that clock with its offset: "2026-11-28T10:30" is "2026-11-28T10:30:00+11:00" in Sydney. */
export function withAgencyOffset(time: string) {
  return withOffset(toAgencyTime, time);
}

/** When the week began at the agency, on Monday at midnight (ms). */
export function toWeekStart(now: number) {
  const today = Date.parse(toAgencyTime(now).slice(0, 10));
  const sinceMonday = (new Date(today).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS;
  const monday = new Date(today - sinceMonday * DAY_MS).toISOString().slice(0, 10);
  return Date.parse(withAgencyOffset(`${monday}T00:00`));
}

/** The place whose local time the site uses, in words: Sydney. */
export const agencyClock = agencyZone.slice(agencyZone.indexOf("/") + 1);

/**
 * The period in which something is shown (ms). Without a start it begins when it is published, without an end it does
 * not end.
 */
export type PublicationTimes = { startsAt?: number; endsAt?: number };

export function isShownAt({ startsAt, endsAt }: PublicationTimes, now: number) {
  return (startsAt === undefined || startsAt <= now) && (endsAt === undefined || now < endsAt);
}
