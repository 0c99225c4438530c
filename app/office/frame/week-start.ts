import { toAgencyDay, withAgencyOffset } from "#app/agency/agency-time.ts";
import { DAY_MS } from "#app/region/time.ts";

const WEEK_DAYS = 7;

/** The start (ms) of the agency's current week, Monday at midnight. */
export function toWeekStart(now: number) {
  const today = Date.parse(toAgencyDay(now));
  const sinceMonday = (new Date(today).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS;
  const monday = new Date(today - sinceMonday * DAY_MS).toISOString().slice(0, 10);
  return Date.parse(withAgencyOffset(`${monday}T00:00`));
}
