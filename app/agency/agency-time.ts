import { agencyZone } from "#app/agency/folder/agency.ts";
import { createWallClock, withOffset } from "#app/region/time.ts";

/** The wall clock at the agency, in any time zone of the machine: "2026-11-28T10:30". */
export const toAgencyTime = createWallClock(agencyZone);

/** A time of that clock with its offset: "2026-11-28T10:30" is "2026-11-28T10:30:00+11:00" in Sydney. */
export function withAgencyOffset(time: string) {
  return withOffset(toAgencyTime, time);
}

/** By whose clock times are told, in words: Sydney. */
export const agencyClock = agencyZone.slice(agencyZone.indexOf("/") + 1);

/** From when until when something is shown (ms); without one it begins, or ends, with its publication. */
export type PublicationTimes = { startsAt?: number; endsAt?: number };

export function isShownAt({ startsAt, endsAt }: PublicationTimes, now: number) {
  return (startsAt === undefined || startsAt <= now) && (endsAt === undefined || now < endsAt);
}
