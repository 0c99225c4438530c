import { toAgencyDay, toAgencyTime } from "#app/agency/agency-time.ts";
import { getWeekday } from "#app/region/calendar-day.ts";
import { DAY_MS, HOUR_MS } from "#app/region/time.ts";
import type { Frequency } from "./alert.ts";

const QUARTER_MS = HOUR_MS / 4;
const THURSDAY = 4;
const [DAY_BEGINS, DAY_ENDS] = ["07:00", "21:00"];

type Waiting = {
  frequency: Frequency;
  /** When the oldest of its news was found (ms). */
  foundAt: number;
  /** When its last mail was sent (ms). */
  mailedAt: number | null;
};

/** The next time (ms) at which a mail may be sent: now, or 7 am when it is night at the agency. */
export function toDaytime(now: number) {
  let time = now;
  // The offset of every time zone is a multiple of a quarter of an hour.
  while (isNight(time)) time = (Math.floor(time / QUARTER_MS) + 1) * QUARTER_MS;
  return time;
}

function isNight(now: number) {
  const time = toAgencyTime(now).slice(11);
  return time < DAY_BEGINS || time >= DAY_ENDS;
}

/** Whether an alert's mail is due, in the agency's time; never at night. */
export function isDue({ frequency, foundAt, mailedAt }: Waiting, now: number) {
  if (isNight(now)) return false;
  if (frequency === "daily") return toAgencyTime(foundAt) < findLast("07:00", now);
  if (frequency === "weekly") return toAgencyTime(foundAt) < findLast("16:00", now, THURSDAY);
  return mailedAt === null || Math.abs(now - mailedAt) >= HOUR_MS;
}

/** The latest moment up to now with this time of day, and weekday if given, at the agency, as 2026-11-26T16:00. */
function findLast(time: string, now: number, weekday?: number): string {
  for (let daysAgo = 0; ; daysAgo += 1) {
    const day = toAgencyDay(now - daysAgo * DAY_MS);
    const isDay = weekday === undefined || getWeekday(day) === weekday;
    if (isDay && `${day}T${time}` <= toAgencyTime(now)) return `${day}T${time}`;
  }
}
