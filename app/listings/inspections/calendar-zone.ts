import { type ClockChange, findClockChanges } from "#app/region/time/clock-changes.ts";
import { formatOffset, toOffsetMinutes } from "#app/region/time/offset.ts";
import { createWallClock } from "#app/region/time/wall-clock.ts";

const MS_PER_MINUTE = 60_000;
const DAYS_PER_WEEK = 7;

const known = new Map<string, readonly string[]>();

/** A time zone as calendars need it beside its IANA name (RFC 5545 §3.6.5): last year's changes of its clock, each year. */
export function toZoneLines(zone: string): readonly string[] {
  const lines = known.get(zone) ?? createZoneLines(zone, new Date().getUTCFullYear() - 1);
  known.set(zone, lines);
  return lines;
}

function createZoneLines(zone: string, year: number) {
  const changes = findClockChanges(zone, year);
  const observances =
    changes.length > 0 ? changes.map((change) => toYearly(zone, change)) : [toLasting(zone, year)];
  return ["BEGIN:VTIMEZONE", `TZID:${zone}`, ...observances.flat(), "END:VTIMEZONE"];
}

/** In Australia the clock changes on the first Sunday of a month, so the week of the month tells the day of each year. */
function toYearly(zone: string, { at, from, to }: ClockChange) {
  // The moment as the clock would show it that had not changed.
  const start = new Date(at + from * MS_PER_MINUTE);
  const week = Math.ceil(start.getUTCDate() / DAYS_PER_WEEK);
  return toObservance(to > from ? "DAYLIGHT" : "STANDARD", [
    `DTSTART:${toStamp(start)}`,
    `TZOFFSETFROM:${formatOffset(from, "")}`,
    `TZOFFSETTO:${formatOffset(to, "")}`,
    `TZNAME:${toShortName(zone, at)}`,
    `RRULE:FREQ=YEARLY;BYMONTH=${start.getUTCMonth() + 1};BYDAY=${week}${weekdays[start.getUTCDay()]}`,
  ]);
}

/** Where the clock never changes. */
function toLasting(zone: string, year: number) {
  const start = Date.UTC(year, 0, 1);
  const offset = formatOffset(toOffsetMinutes(createWallClock(zone), start), "");
  return toObservance("STANDARD", [
    `DTSTART:${toStamp(new Date(start))}`,
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    `TZNAME:${toShortName(zone, start)}`,
  ]);
}

function toObservance(kind: "STANDARD" | "DAYLIGHT", lines: readonly string[]) {
  return [`BEGIN:${kind}`, ...lines, `END:${kind}`];
}

/** 20261004T020000 */
function toStamp(day: Date) {
  return day.toISOString().slice(0, "2026-10-04T02:00:00".length).replace(/[-:]/g, "");
}

/** AEST */
function toShortName(timeZone: string, ms: number) {
  const parts = new Intl.DateTimeFormat("en-AU", { timeZone, timeZoneName: "short" }).formatToParts(ms);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

const weekdays = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"] as const;
