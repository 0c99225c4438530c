import { addDays, countDays, getWeekday, isDay } from "#app/region/calendar-day.ts";
/**
 * A calendar day and clock times at the agency, so that no time zone shifts them. Without `end` the end is not known. A
 * weekly inspection repeats on the same weekday from this day; toUpcoming gives the next one.
 */
export type Inspection = { date: string; start: string; end?: string; isWeekly?: true };

/** The time of an auction or closing. Shown without a time if only the day is given. */
export type AuctionTime = { date: string; start?: string };

export const BY_APPOINTMENT = "by-appointment";

const auctionTime = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(?::\d{2})?)?$/;
const interval =
  /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2})?(?:\/(?:(\d{4}-\d{2}-\d{2})T)?(\d{2}:\d{2})(?::\d{2})?)?$/;
const weekly = /^([a-z]+day) (\d{2}:\d{2})(?:\/(\d{2}:\d{2}))?$/i;
const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
/** Days of a past week, from Monday 1 January 2024, from which weekly inspections are counted. */
const firstDays = new Map(weekdays.map((weekday, index) => [weekday, `2024-01-0${index + 1}`]));
const WEEK_DAYS = 7;
const ASSUMED_MINUTES = 30;
const LAST_MINUTE = 23 * 60 + 59;

/** Parses "2026-11-28T10:00/10:30" and "Saturday 10:00/10:30", both also without an end. */
export function parseInspection(text: string): Inspection | undefined {
  return parseDated(text.trim()) ?? parseWeekly(text.trim());
}

/** Whether the text has a time that cannot be parsed. Empty text means that none is planned. */
export function isUnreadableInspection(text: string) {
  return text.trim() !== "" && parseInspection(text) === undefined;
}

/** Parses the valid times, earliest first. */
export function parseInspections(texts: readonly string[]): readonly Inspection[] {
  const parsed = texts.map(parseInspection).filter((inspection) => inspection !== undefined);
  return parsed.length > 1 ? sortInspections(parsed) : parsed;
}

/** Parses "2026-12-05T10:00" and "2026-12-05". */
export function parseAuctionTime(text: string): AuctionTime | undefined {
  const [, date = "", start] = auctionTime.exec(text.trim()) ?? [];
  if (!isDay(date) || (start !== undefined && !isClockTime(start))) return undefined;
  return { date, start };
}

export function isAuctionTime(text: string) {
  return parseAuctionTime(text) !== undefined;
}

function parseDated(text: string): Inspection | undefined {
  const [, date = "", start = "", endDate = date, end] = interval.exec(text) ?? [];
  if (!isDay(date) || endDate !== date) return undefined;
  return areTimes(start, end) ? { date, start, end } : undefined;
}

function parseWeekly(text: string): Inspection | undefined {
  const [, weekday = "", start = "", end] = weekly.exec(text) ?? [];
  const date = firstDays.get(weekday.toLowerCase());
  return date !== undefined && areTimes(start, end) ? { date, start, end, isWeekly: true } : undefined;
}

function areTimes(start: string, end: string | undefined) {
  return isClockTime(start) && (end === undefined || (isClockTime(end) && end > start));
}

/** Formats an inspection for records: 2026-11-28T10:00/10:30, or 2026-11-28T10:00. */
export function toInspectionText({ date, start, end }: Inspection) {
  return end ? `${date}T${start}/${end}` : `${date}T${start}`;
}

/**
 * Returns the inspection if it is not over at `now` (agency time, as 2026-11-28T10:30), the next one if it is weekly,
 * and otherwise undefined.
 */
export function toUpcoming(inspection: Inspection, now: string): Inspection | undefined {
  if (!isOver(inspection, now)) return inspection;
  if (!inspection.isWeekly) return undefined;
  const today = now.slice(0, 10);
  const passed = countDays(inspection.date, today);
  const date = addDays(today, (WEEK_DAYS - (passed % WEEK_DAYS)) % WEEK_DAYS);
  const upcoming = { ...inspection, date };
  return isOver(upcoming, now) ? { ...inspection, date: addDays(date, WEEK_DAYS) } : upcoming;
}

/** Returns the inspections that are not over at `now`, earliest first. */
export function toComing(inspections: readonly Inspection[], now: string): Inspection[] {
  return sortInspections(
    inspections.map((inspection) => toUpcoming(inspection, now)).filter((upcoming) => upcoming !== undefined),
  );
}

/** Sorts by time, without duplicates. */
function sortInspections(inspections: readonly Inspection[]): Inspection[] {
  const byTime = new Map(inspections.map((each) => [toInspectionText(each), each]));
  return [...byTime].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, inspection]) => inspection);
}

/** Whether the inspection is over at `now` (agency time, as 2026-11-28T10:30). */
export function isOver(inspection: Inspection, now: string) {
  const { date } = inspection;
  // Compares the day first, which is enough for most of 100,000 listings.
  return date < now && `${date}T${toAssumedEnd(inspection)}` <= now;
}

/** Assumes half an hour for an inspection without an end, but not past midnight. For planning only, never shown. */
export function toAssumedEnd({ start, end }: Pick<Inspection, "start" | "end">) {
  return end || addMinutes(start, ASSUMED_MINUTES);
}

function isClockTime(time: string) {
  return time >= "00:00" && time <= "23:59" && time.slice(3) <= "59";
}

function addMinutes(time: string, minutes: number) {
  const total = Math.min(Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes, LAST_MINUTE);
  return `${String(Math.floor(total / 60)).padStart(2, "0")}:${String(total % 60).padStart(2, "0")}`;
}

const SATURDAY = 6;

/** The Saturday on or after a day, as 2026-11-28. */
export function toSaturday(day: string) {
  return addDays(day, SATURDAY - getWeekday(day));
}
