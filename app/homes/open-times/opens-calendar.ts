import { agency, agencyZone } from "#app/agency/folder/agency.ts";
import {
  type ClockChange,
  createWallClock,
  findClockChanges,
  formatOffset,
  toOffsetMinutes,
} from "#app/region/time.ts";

export type CalendarEvent = {
  /** The same for every version of an event, so that calendars move it instead of adding another. */
  uid: string;
  /** Without a start the whole day; without an end it is not known. */
  time: { date: string; start?: string; end?: string };
  summary: string;
  location?: string;
  description?: string;
  url?: string;
  /** Orders the versions of an event. */
  sequence: number;
  isCancelled?: boolean;
  /** When this version was made (ms). */
  changedAt: number;
};

/** A listing's inspections and auction as a calendar file (RFC 5545), in the agency’s time on every device. */
export function toInspectionCalendar(events: readonly CalendarEvent[]): string {
  return toCalendar([], events);
}

/** Open homes to subscribe to: all, or those of somebody's list. Calendar programs refresh it twice a day. */
export function toOpensCalendar(what: string, events: readonly CalendarEvent[]): string {
  const name = `${agency.name}: ${what}`;
  const subscription = [
    toTextLine("NAME", name),
    toTextLine("X-WR-CALNAME", name),
    "REFRESH-INTERVAL;VALUE=DURATION:PT12H",
    "X-PUBLISHED-TTL:PT12H",
  ];
  return toCalendar(subscription, events);
}

function toCalendar(about: readonly string[], events: readonly CalendarEvent[]) {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    toTextLine("PRODID", `-//${agency.legalName}//Inspections//EN`),
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...about,
    ...toZoneLines(agencyZone),
    ...events.map(toEventText),
    "END:VCALENDAR",
    "",
  ];
  return lines.join("\r\n");
}

function toEventText(event: CalendarEvent) {
  const lines = [
    "BEGIN:VEVENT",
    toTextLine("UID", event.uid),
    `DTSTAMP:${toUtcStamp(event.changedAt)}`,
    `SEQUENCE:${event.sequence}`,
    ...(event.isCancelled ? ["STATUS:CANCELLED"] : []),
    ...toTimeLines(event),
    toTextLine("SUMMARY", event.summary),
    ...(event.location ? [toTextLine("LOCATION", event.location)] : []),
    ...(event.description ? [toTextLine("DESCRIPTION", event.description)] : []),
    ...(event.url ? [foldLine(`URL:${event.url}`)] : []),
    "END:VEVENT",
  ];
  return lines.join("\r\n");
}

function toTimeLines({ time: { date, start, end } }: CalendarEvent) {
  if (!start) return [`DTSTART;VALUE=DATE:${date.replaceAll("-", "")}`];
  return [
    `DTSTART;TZID=${agencyZone}:${toLocalStamp(date, start)}`,
    ...(end ? [`DTEND;TZID=${agencyZone}:${toLocalStamp(date, end)}`] : []),
  ];
}

const MS_PER_MINUTE = 60_000;
const MAX_OCTETS = 75;
const beyondAscii = /[^\0-\x7f]/;

/** 20261128T100000 */
function toLocalStamp(date: string, time: string) {
  return `${date}T${time}00`.replace(/[-:]/g, "");
}

/** 20261121T080000Z */
function toUtcStamp(ms: number) {
  return new Date(ms).toISOString().replace(/[-:]|\.\d{3}/g, "");
}

/** Escapes and folds a TEXT value (RFC 5545 §3.3.11). */
export function toTextLine(name: string, text: string): string {
  const escaped = text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
  return foldLine(`${name}:${escaped}`);
}

/** Folds lines at 75 octets, between characters (RFC 5545 §3.1). */
export function foldLine(line: string): string {
  if (beyondAscii.test(line)) return foldCharacters(line);
  let folded = line.slice(0, MAX_OCTETS);
  // The space at the start of a continued line counts as well.
  for (let from = MAX_OCTETS; from < line.length; from += MAX_OCTETS - 1)
    folded += `\r\n ${line.slice(from, from + MAX_OCTETS - 1)}`;
  return folded;
}

function foldCharacters(line: string) {
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    const isFull = octets + size > MAX_OCTETS;
    folded += isFull ? `\r\n ${character}` : character;
    octets = isFull ? 1 + size : octets + size;
  }
  return folded;
}

const DAYS_PER_WEEK = 7;

const known = new Map<string, readonly string[]>();
/** The same in every process and every year, since a calendar changes when an event does. A test compares the rules with Intl. */
const ZONE_YEAR = 2024;

/** A time zone as calendars need it beside its IANA name (RFC 5545 §3.6.5): the changes of its clock, each year. */
export function toZoneLines(zone: string): readonly string[] {
  const lines = known.get(zone) ?? createZoneLines(zone, ZONE_YEAR);
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

/** A time zone without daylight saving. */
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
