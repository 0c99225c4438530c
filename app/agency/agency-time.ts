import { agencyZone } from "#app/agency/folder/agency.ts";
import { createWallClock, withOffset } from "#app/region/time.ts";

/** Converts a time (ms) to the agency's local time, "2026-11-28T10:30", whatever the machine's time zone. */
export const toAgencyTime = createWallClock(agencyZone);

/** The day of a time (ms) at the agency, as 2026-11-28. */
export function toAgencyDay(ms: number) {
  return toAgencyTime(ms).slice(0, 10);
}

/** Adds the offset to an agency's local time: "2026-11-28T10:30" becomes "2026-11-28T10:30:00+11:00" in Sydney. */
export function withAgencyOffset(time: string) {
  return withOffset(toAgencyTime, time);
}

/** The place that names the site's time zone: Sydney. */
export const agencyClock = agencyZone.slice(agencyZone.indexOf("/") + 1);
