import { agencyZone } from "#app/agency/agency-time.ts";
import { agency } from "#app/agency/folder/agency.ts";
import { toZoneLines } from "./calendar-zone.ts";

export type CalendarEvent = {
  /** The same for every version of an event, so that calendars move it instead of adding another. */
  uid: string;
  /** Without a start the whole day; without an end it is not known. */
  time: { date: string; start?: string; end?: string };
  summary: string;
  location: string;
  description: string;
  url: string;
  /** When the data changed (ms): orders the versions of an event. */
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
    ...events.flatMap(toEventLines),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${line}\r\n`).join("");
}

function toEventLines(event: CalendarEvent) {
  return [
    "BEGIN:VEVENT",
    toTextLine("UID", event.uid),
    `DTSTAMP:${toUtcStamp(event.changedAt)}`,
    `SEQUENCE:${Math.floor(event.changedAt / MS_PER_MINUTE)}`,
    ...toTimeLines(event),
    toTextLine("SUMMARY", event.summary),
    toTextLine("LOCATION", event.location),
    toTextLine("DESCRIPTION", event.description),
    foldLine(`URL:${event.url}`),
    "END:VEVENT",
  ];
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
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    const isFull = octets + size > MAX_OCTETS;
    folded += isFull ? `\r\n ${character}` : character;
    // The space that continues a line counts.
    octets = isFull ? 1 + size : octets + size;
  }
  return folded;
}
