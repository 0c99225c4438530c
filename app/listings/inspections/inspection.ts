/** A Sydney calendar day and clock times, so that no time zone shifts them. */
export type Inspection = { date: string; start: string; end: string };

const interval =
  /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2})?(?:\/(?:(\d{4}-\d{2}-\d{2})T)?(\d{2}:\d{2})(?::\d{2})?)?$/;
const DEFAULT_MINUTES = 30;
const LAST_MINUTE = 23 * 60 + 59;

/** Reads "2026-11-28T10:00/10:30"; without an end it lasts half an hour. Undefined for anything else. */
export function parseInspection(text: string): Inspection | undefined {
  const [, date = "", start = "", endDate = date, end] = interval.exec(text.trim()) ?? [];
  if (!isCalendarDay(date) || endDate !== date || !isClockTime(start)) return undefined;
  if (end === undefined) return { date, start, end: addMinutes(start, DEFAULT_MINUTES) };
  return isClockTime(end) && end > start ? { date, start, end } : undefined;
}

/** Whether a time is given that cannot be read; empty means that none is planned. */
export function isUnreadableInspection(text: string) {
  return text.trim() !== "" && parseInspection(text) === undefined;
}

/** Whether the inspection is over at `now` (Sydney time as 2026-11-28T10:30). */
export function isOver(inspection: Inspection, now: string) {
  const { date, end } = inspection;
  // The day first: this runs for 100,000 listings, and most are on a later day.
  return date < now && `${date}T${end}` <= now;
}

function isCalendarDay(date: string) {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  // An impossible day rolls over into the next month.
  const moment = new Date(Date.UTC(year, month - 1, day));
  return moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day;
}

function isClockTime(time: string) {
  return time >= "00:00" && time <= "23:59" && time.slice(3) <= "59";
}

function addMinutes(time: string, minutes: number) {
  const total = Math.min(Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes, LAST_MINUTE);
  return `${String(Math.floor(total / 60)).padStart(2, "0")}:${String(total % 60).padStart(2, "0")}`;
}
