import { toAgencyDay, withAgencyOffset } from "#app/agency/agency-time.ts";
import { addDays, getWeekday } from "#app/region/calendar-day.ts";

const WEEK_DAYS = 7;

/** The start (ms) of the agency's current week, Monday at midnight. */
export function toWeekStart(now: number) {
  const today = toAgencyDay(now);
  const sinceMonday = (getWeekday(today) + WEEK_DAYS - 1) % WEEK_DAYS;
  return Date.parse(withAgencyOffset(`${addDays(today, -sinceMonday)}T00:00`));
}
