import { withAgencyOffset } from "#app/agency/agency-time.ts";
import { agency } from "#app/agency/folder/agency.ts";

export type CalendarEvent = {
  /** The same for every version of an event, so that calendars update it instead of adding another. */
  uid: string;
  /** All day without a start; an undefined end is not known. */
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

/** A listing's inspections and auction as a calendar file (RFC 5545). */
export function toInspectionCalendar(events: readonly CalendarEvent[]): string {
  return toCalendar([], events);
}

/** A calendar of open homes to subscribe to, named after `what`. Calendar programs refresh it twice a day. */
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
  const toAgencyStamp = createAgencyStamp();
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    toTextLine("PRODID", `-//${agency.legalName}//Inspections//EN`),
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...about,
    ...events.map((event) => toEventText(event, toAgencyStamp)),
    "END:VCALENDAR",
    "",
  ];
  return lines.join("\r\n");
}

function toEventText(event: CalendarEvent, toAgencyStamp: AgencyStamp) {
  const lines = [
    "BEGIN:VEVENT",
    toTextLine("UID", event.uid),
    `DTSTAMP:${toUtcStamp(event.changedAt)}`,
    `SEQUENCE:${event.sequence}`,
    ...(event.isCancelled ? ["STATUS:CANCELLED"] : []),
    ...toTimeLines(event, toAgencyStamp),
    toTextLine("SUMMARY", event.summary),
    ...(event.location ? [toTextLine("LOCATION", event.location)] : []),
    ...(event.description ? [toTextLine("DESCRIPTION", event.description)] : []),
    ...(event.url ? [foldLine(`URL:${event.url}`)] : []),
    "END:VEVENT",
  ];
  return lines.join("\r\n");
}

function toTimeLines({ time: { date, start, end } }: CalendarEvent, toAgencyStamp: AgencyStamp) {
  if (!start) return [`DTSTART;VALUE=DATE:${date.replaceAll("-", "")}`];
  return [`DTSTART:${toAgencyStamp(date, start)}`, ...(end ? [`DTEND:${toAgencyStamp(date, end)}`] : [])];
}

const MAX_OCTETS = 75;
const beyondAscii = /[^\0-\x7f]/;

type AgencyStamp = (date: string, time: string) => string;

/** Converts agency times to UTC, which needs no time zone rules. Cached, since many homes are open at the same time. */
function createAgencyStamp(): AgencyStamp {
  const known = new Map<string, string>();
  return (date, time) => {
    const clock = `${date}T${time}`;
    const stamp = known.get(clock) ?? toUtcStamp(Date.parse(withAgencyOffset(clock)));
    known.set(clock, stamp);
    return stamp;
  };
}

/** Formats a time as 20261121T080000Z. */
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
