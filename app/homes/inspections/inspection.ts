import { isCalendarDay } from "#app/region/calendar-day.ts";
import { DAY_MS } from "#app/region/time.ts";
/**
 * A calendar day at the agency with clock times, so that no time zone shifts them. Without an end the end is not
 * known. A weekly inspection is held on this day and the same weekday of every following week; toUpcoming gives the
 * next one.
 */
export type Inspection = { date: string; start: string; end?: string; isWeekly?: true };

/** Auctions: a day without a time is shown as such. */
export type AuctionTime = { date: string; start?: string };

export const BY_APPOINTMENT = "by-appointment";

const auctionTime = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(?::\d{2})?)?$/;
const interval =
  /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2})?(?:\/(?:(\d{4}-\d{2}-\d{2})T)?(\d{2}:\d{2})(?::\d{2})?)?$/;
const weekly = /^([a-z]+day) (\d{2}:\d{2})(?:\/(\d{2}:\d{2}))?$/i;
const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
/** A week in the past, from Monday 1 January 2024: weekly inspections are counted from it. */
const firstDays = new Map(weekdays.map((weekday, index) => [weekday, `2024-01-0${index + 1}`]));
const WEEK_DAYS = 7;
const ASSUMED_MINUTES = 30;
const LAST_MINUTE = 23 * 60 + 59;

/** Reads "2026-11-28T10:00/10:30", "Saturday 10:00/10:30", and both without an end. */
export function parseInspection(text: string): Inspection | undefined {
  return parseDated(text.trim()) ?? parseWeekly(text.trim());
}

/** Whether a time is given that cannot be read; empty means that none is planned. */
export function isUnreadableInspection(text: string) {
  return text.trim() !== "" && parseInspection(text) === undefined;
}

/** Parses the readable times, the earliest first. */
export function parseInspections(texts: readonly string[]): readonly Inspection[] {
  const parsed = texts.map(parseInspection).filter((inspection) => inspection !== undefined);
  return parsed.length > 1 ? sortInspections(parsed) : parsed;
}

/** Reads "2026-12-05T10:00" and "2026-12-05". */
export function parseAuctionTime(text: string): AuctionTime | undefined {
  const [, date = "", start] = auctionTime.exec(text.trim()) ?? [];
  if (!isCalendarDay(date) || (start !== undefined && !isClockTime(start))) return undefined;
  return { date, start };
}

export function isAuctionTime(text: string) {
  return parseAuctionTime(text) !== undefined;
}

function parseDated(text: string): Inspection | undefined {
  const [, date = "", start = "", endDate = date, end] = interval.exec(text) ?? [];
  if (!isCalendarDay(date) || endDate !== date) return undefined;
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

/** The inspection as records have it: 2026-11-28T10:00/10:30, or 2026-11-28T10:00. */
export function toInspectionText({ date, start, end }: Inspection) {
  return end ? `${date}T${start}/${end}` : `${date}T${start}`;
}

/**
 * The inspection if it is not over at `now` (agency time, as 2026-11-28T10:30); of a weekly one the next; otherwise
 * undefined.
 */
export function toUpcoming(inspection: Inspection, now: string): Inspection | undefined {
  if (!isOver(inspection, now)) return inspection;
  if (!inspection.isWeekly) return undefined;
  const today = toDayNumber(now.slice(0, 10));
  const passed = today - toDayNumber(inspection.date);
  const next = today + ((WEEK_DAYS - (passed % WEEK_DAYS)) % WEEK_DAYS);
  const upcoming = { ...inspection, date: toDate(next) };
  return isOver(upcoming, now) ? { ...inspection, date: toDate(next + WEEK_DAYS) } : upcoming;
}

/** Returns the inspections after `now`, the earliest first. */
export function toComing(inspections: readonly Inspection[], now: string): Inspection[] {
  return sortInspections(
    inspections.map((inspection) => toUpcoming(inspection, now)).filter((upcoming) => upcoming !== undefined),
  );
}

/** The earliest first; the same time twice is once. */
function sortInspections(inspections: readonly Inspection[]): Inspection[] {
  const byTime = new Map(inspections.map((each) => [toInspectionText(each), each]));
  return [...byTime].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, inspection]) => inspection);
}

/** Whether the inspection is over at `now` (agency time, as 2026-11-28T10:30). */
export function isOver(inspection: Inspection, now: string) {
  const { date } = inspection;
  // The day first: this runs for 100,000 listings, and most are on a later day.
  return date < now && `${date}T${toAssumedEnd(inspection)}` <= now;
}

/** For planning only, never shown: an open home without an end is taken to last half an hour, but not past midnight. */
export function toAssumedEnd({ start, end }: Pick<Inspection, "start" | "end">) {
  return end || addMinutes(start, ASSUMED_MINUTES);
}

function toDayNumber(date: string) {
  return Date.parse(date) / DAY_MS;
}

function toDate(day: number) {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

function isClockTime(time: string) {
  return time >= "00:00" && time <= "23:59" && time.slice(3) <= "59";
}

function addMinutes(time: string, minutes: number) {
  const total = Math.min(Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes, LAST_MINUTE);
  return `${String(Math.floor(total / 60)).padStart(2, "0")}:${String(total % 60).padStart(2, "0")}`;
}

const SATURDAY = 6;

/** The coming Saturday from a day as 2026-11-28 on; that day itself where it is one. */
export function toSaturday(day: string) {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + SATURDAY - date.getUTCDay());
  return date.toISOString().slice(0, 10);
}
