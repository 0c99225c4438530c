import { agencyClock, toAgencyTime } from "#app/agency/agency-time.ts";
import { agencyZone } from "#app/agency/folder/agency.ts";
import { month, months } from "#app/homes/record/written-times.ts";
import { getWeekday } from "#app/region/calendar-day.ts";

const LONGEST = 100;
const NOON = 12;
const LAST_HOUR = 23;
const CENTURY = "20";

/**
 * The documented form of REAXML, which most software sends: 2026-12-05, 20261205T100000, 2026-12-05-10:00:00; also
 * without the T.
 */
const documented =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:(?:[-T ]| - |(?<=^\d{8}))(\d{1,2}):?(\d{2})(?::?(\d{2}))?(?:\.\d+)?\s*([AP]M)?)?$/i;
/** A minus after a space is not an offset: in "2026-12-05 10:00-10:30" it precedes the end. */
const moment =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(Z|UTC|GMT|\+\d{2}(?::?\d{2})?|(?<=T\S+)-\d{2}:?\d{2})$/i;

const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const weekday = /\b(mon|tue(?:s)?|wed(?:nes|s)?|thu(?:r|rs)?|fri|sat(?:ur)?|sun)(?:day)?\b[ ,.-]*/i;
const shortYear = "[2-4]\\d";
/**
 * Patterns of dates with the meaning of their groups. With digits only, the day precedes the month, as Australians
 * write it; two-digit years are 20 to 49, so 26-12-12 is not a date.
 */
const days: readonly { pattern: RegExp; parts: readonly ("year" | "month" | "day")[] }[] = [
  { pattern: /(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?=$|[-T ,;@(]|:(?!\d))/, parts: ["year", "month", "day"] },
  {
    pattern: new RegExp(`\\b(\\d{1,2})[-/.](\\d{1,2})[-/.](\\d{4}|${shortYear})(?=$|[T ,;@(]|:(?!\\d))`),
    parts: ["day", "month", "year"],
  },
  {
    pattern: new RegExp(
      `\\b(\\d{1,2})(?:st|nd|rd|th|\\.)?(?: of)?[- /]?${month}[- /,]*'?(\\d{4}|${shortYear})(?=$|[ ,;@(]|:(?!\\d))`,
      "i",
    ),
    parts: ["day", "month", "year"],
  },
  {
    pattern: new RegExp(`\\b${month}[ -](\\d{1,2})(?:st|nd|rd|th)?,?[ -](\\d{4})(?=$|[ ,;@(]|:(?!\\d))`, "i"),
    parts: ["month", "day", "year"],
  },
];

/** "5:30pm", "17:30:00.000", "5.30 p.m.", "5 pm", "1730 hrs". */
const clock = /^(\d{1,2})(?:[:.h]?(\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(?:([ap])\.?m\b\.?|h(?:ou)?rs)?$/i;
const offset = / ?(?:GMT|UTC)?([+-]\d{2}:?\d{2}|\+\d{2})$| ?(?:Z|GMT|UTC)$/i;
/** Words before and after a day when a home becomes available, an auction or a closing day, which do not change it. */
const before =
  /^(?:(?:avail(?:able)?|vacant|ready|move in|auction|on[ -]?site|eoi|expressions of interest|tenders?|closes?|closing)\b[ .:,–-]*){0,3}(?:from |on |by )?/i;
const after = /[ ,–-]*(?:onwards?|sharp|on[ -]?site|online|in rooms|unless sold (?:prior|before(?:hand)?))$/i;
/** Words and signs that join a day and its time. */
const joints = /^[\s,:;|T–-]*(?:at|from|@)?\s+|[\s,]+(?:on)?\s*$|^[\sT,:;@|–-]+/gi;

const now =
  /^(?:(?:avail(?:able)?|vacant|ready|move in)\b[ .,:–-]*)?(?:from )?(?:now|immediate(?:ly)?|asap|today|vacant|straight away)(?:[ ,–-]+(?:available|vacant|possession|move in))?[.!]*$/i;

/** "NOW", "Available immediately". */
export function isNow(text: string) {
  return now.test(text.trim());
}

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/** A day, with `time` on the agency's clock if it is given. */
export type WallTime = { day: string; time?: string };

/** Parses every documented or observed form (docs/feed.md#reading); undefined for anything else, such as 0000-00-00. */
export function parseWallTime(text: string): WallTime | undefined {
  // Tried first, because most of a feed is in the documented form.
  return readDocumented(text.trim()) ?? (text.length > LONGEST ? undefined : readPlain(toPlainTime(text)));
}

function readPlain(text: string) {
  return isMoment(text) ? fromMoment(text) : (readDocumented(text) ?? fromWords(text));
}

function readDocumented(text: string) {
  const [, year = "", monthOfYear, date, ...time] = documented.exec(text) ?? [];
  return year ? toWallTime(toDay(year, monthOfYear, date), time) : undefined;
}

/** Names of the agency's time zone: AEST, AEDT. */
const ownZones = new Set(
  ["2026-01-01", "2026-07-01"].map((day) =>
    new Intl.DateTimeFormat("en-AU", { timeZone: agencyZone, timeZoneName: "short" })
      .formatToParts(new Date(day))
      .find(({ type }) => type === "timeZoneName")
      ?.value.toLowerCase(),
  ),
);

/** Java's format: Sat Dec 12 17:30:00 AEDT 2026. */
const java = /^(\w{3} \w{3} \d{1,2}) (\d{2}:\d{2}:\d{2}) ([A-Z]{3,4}) (\d{4})$/;
/** The calendar format: 20261212T063000Z. */
const calendar = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(?:\d{2})?Z$/;

/** The agency's zone in full. Another in brackets is ignored only behind its offset, as JavaScript and Java print it. */
const zoneInFull = new RegExp(
  `(?<=[+-]\\d{2}:?\\d{2} ?)(?:\\[[\\w/]+\\]|\\([\\p{L} ]+ time\\))$|\\(?(?:(?:local|${agencyClock}) time|${agencyZone})\\)?$`,
  "iu",
);

/** Strips invisible characters, brackets and the agency's zone, and turns noon into a time. */
export function toPlainTime(text: string) {
  return text
    .normalize("NFKC")
    .trim()
    .replace(/\s+/g, " ")
    .replace(/(?<=\d) ?\/ ?(?=\d)/g, "/")
    .replace(java, "$1 $4 $2 $3")
    .replace(calendar, "$1-$2-$3T$4:$5Z")
    .replace(zoneInFull, "")
    .replace(/\bthe (?=\d)/gi, "")
    .replace(/[\p{Cf}()]/gu, "")
    .replace(/\b(?:12 ?)?(?:noon|midday)\b/i, "12:00pm")
    .replace(/\s\p{L}{3,4}$/u, (zone) => (ownZones.has(zone.trim().toLowerCase()) ? "" : zone))
    .trim();
}

/** "Saturday 12 December 2026 at 5:30pm", "5:30pm 12/12/2026". */
function fromWords(text: string): WallTime | undefined {
  const { day, rest } = takeDay(text.replace(before, "").replace(after, ""));
  const [zone, ahead = "Z"] = offset.exec(rest) ?? [];
  const local = zone ? toWallTime(day, clock.exec(rest.replace(offset, ""))?.slice(1) ?? []) : undefined;
  if (local?.time) return fromMoment(`${local.day}T${local.time}${ahead}`);
  const [said, ...time] = clock.exec(rest) ?? [];
  return rest === "" || said !== undefined ? toWallTime(day, time) : undefined;
}

function toWallTime(
  day: string | undefined,
  [hour, minute, second = "00", half]: readonly (string | undefined)[],
): WallTime | undefined {
  if (!day) return undefined;
  if (hour === undefined) return { day };
  // The 5 in "12/12/2026 5" may be anything.
  const time = minute || half ? toClock({ hour, minute, half }) : undefined;
  return time && Number(second) < 60 ? { day, time: `${time}:${second}` } : undefined;
}

/** The day that a text names, and the text without it and its weekday. */
export function takeDay(text: string): { day?: string; rest: string } {
  const words = text.replace(weekday, "").trim();
  for (const { pattern, parts } of days) {
    const found = pattern.exec(words);
    if (!found) continue;
    const [year = "", name = "", date = ""] = (["year", "month", "day"] as const).map(
      (part) => found[parts.indexOf(part) + 1],
    );
    const left = `${words.slice(0, found.index)} ${words.slice(found.index + found[0].length)}`;
    const rest = left.trim().replace(joints, "").trim();
    const day = toDay(year.length === 2 ? CENTURY + year : year, toMonth(name), date);
    return { day: day && isOnWeekday(day, text) ? day : undefined, rest };
  }
  return { rest: words };
}

/** False if the text names another weekday, because either may be wrong. */
function isOnWeekday(day: string, text: string) {
  const [, name = ""] = weekday.exec(text) ?? [];
  const said = weekdays.indexOf(name.slice(0, 3).toLowerCase());
  return said < 0 || getWeekday(day) === said;
}

function toMonth(name: string) {
  const number = months.indexOf(name.toLowerCase()) + 1;
  return number > 0 ? String(number) : name;
}

function toDay(year: string, monthOfYear = "", date = "") {
  const day = `${year}-${monthOfYear.padStart(2, "0")}-${date.padStart(2, "0")}`;
  return isDay(day) ? day : undefined;
}

/** Whether a text has an offset, such as 2026-12-05T10:00:00Z. */
export function isMoment(text: string) {
  return moment.test(text);
}

/** Whether a text says am or pm. */
export function saysHalf(text: string) {
  return /\d ?[ap]\.?m\b/i.test(text);
}

/** The sortable form of a time; a day alone counts as midnight. */
export function toSortable({ day, time = "00:00:00" }: WallTime) {
  return `${day}T${time}`;
}

/** Converts 9, 05 and AM to "09:05"; undefined for an impossible time. */
export function toClock({ hour, minute = "00", half }: { hour: string; minute?: string; half?: string }) {
  const said = Number(hour);
  const isAfternoon = half?.toLowerCase().startsWith("p");
  if (half && !isAfternoon && said > NOON) return undefined;
  // Some software writes 13:20 PM, meaning 13:20.
  const hours = half && said <= NOON ? (said % NOON) + (isAfternoon ? NOON : 0) : said;
  if (hours > LAST_HOUR || Number(minute) > 59) return undefined;
  return `${String(hours).padStart(2, "0")}:${minute.padStart(2, "0")}`;
}

function isDay(day: string) {
  // Date would read the 31st of a shorter month as a day of the next one; software fills empty fields with 1900, 1970
  // and 2099.
  return (
    isoDay.test(day) &&
    new Date(day).getUTCDate() === Number(day.slice("2026-11-".length)) &&
    /^(?:19[89]|20[0-4])/.test(day)
  );
}

/** Converts a moment with an offset to the agency's time. */
function fromMoment(text: string): WallTime | undefined {
  const [, date = "", time = "", offset = ""] = moment.exec(text) ?? [];
  const [, hours, minutes = "00"] = /^([+-]\d{2}):?(\d{2})?$/.exec(offset) ?? [];
  const ms = Date.parse(`${date}T${time}${hours === undefined ? "Z" : `${hours}:${minutes}`}`);
  if (Number.isNaN(ms)) return undefined;
  const [day = "", wall = ""] = toAgencyTime(ms).split("T");
  if (!isDay(day)) return undefined;
  return { day, time: `${wall}:${new Date(ms).toISOString().slice(17, 19)}` };
}
