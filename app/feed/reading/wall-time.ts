import { toAgencyTime } from "#app/agency/agency-time.ts";

const LONGEST = 40;
const NOON = 12;
const LAST_HOUR = 23;

const dated =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:(?:[-T ]| - )(\d{1,2}):?(\d{2})(?::?(\d{2}))?(?:\.\d+)?\s*([AP]M)?)?$/i;
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;

const weekday = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b[ ,]*/i;
const named = /^(\d{1,2})(?:st|nd|rd|th)?[- ]([a-z]{3})[a-z]*[- ](\d{4})\b[ ,]*/i;
const numbered = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]+|$)/;
const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})\b[ ,]*/;
const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
/** "5:30pm", "17:30:00", "5 pm". */
const clock = /^(\d{1,2})(?:[:.](\d{2})(?::(\d{2}))?)?\s*([ap]m)?$/i;

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/** A date of REAXML (docs/feed.md#reading): `time` is the wall clock at the agency, undefined where only the day is given. */
export type WallTime = { day: string; time?: string };

/** Reads every form that is documented or seen; undefined for what is none, such as 0000-00-00. */
export function parseWallTime(text: string): WallTime | undefined {
  const trimmed = text.trim().slice(0, LONGEST);
  if (isMoment(trimmed)) return fromMoment(trimmed);
  const [, year = "", month = "", date = "", ...time] = dated.exec(trimmed) ?? [];
  return year ? toWallTime(`${year}-${month}-${date}`, time) : fromWords(withoutWeekday(trimmed));
}

/** "Saturday 12 December 2026 5:30pm", "12/12/2026": the day stands before the month. */
function fromWords(words: string) {
  const day = findDay(words);
  const rest = withoutDay(words).trim();
  const [said, ...time] = clock.exec(rest) ?? [];
  const isRead = rest === "" || said !== undefined;
  return day && isRead ? toWallTime(day, time) : undefined;
}

function toWallTime(
  day: string,
  [hour, minute, second = "00", half]: readonly (string | undefined)[],
): WallTime | undefined {
  if (!isDay(day)) return undefined;
  if (hour === undefined) return { day };
  // "12/12/2026 5" may be anything.
  const time = minute || half ? toClock({ hour, minute: minute ?? "00", half }) : undefined;
  return time && Number(second) < 60 ? { day, time: `${time}:${second}` } : undefined;
}

/** The day with which such words begin, without their weekday. */
export function findDay(text: string) {
  const [, dayInMonth, monthOfYear, slashedYear] = slashed.exec(text) ?? [];
  if (slashedYear) return toDay(slashedYear, monthOfYear, dayInMonth);
  const [, year, month, date] = numbered.exec(text) ?? [];
  if (year) return toDay(year, month, date);
  const [, dayOfMonth = "", name = "", yearOfName = ""] = named.exec(text) ?? [];
  const number = months.indexOf(name.toLowerCase()) + 1;
  return number > 0 ? toDay(yearOfName, String(number), dayOfMonth) : undefined;
}

function toDay(year: string, month = "", date = "") {
  const day = `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  return isDay(day) ? day : undefined;
}

export function withoutDay(text: string) {
  return [named, numbered, slashed].reduce((rest, day) => rest.replace(day, ""), text);
}

export function withoutWeekday(text: string) {
  return text.replace(weekday, "");
}

/** Whether it says its offset, as 2026-12-05T10:00:00Z. */
export function isMoment(text: string) {
  return moment.test(text);
}

/** The sortable form of a time: a day alone is its midnight. */
export function toSortable({ day, time = "00:00:00" }: WallTime) {
  return `${day}T${time}`;
}

/** "09:05" of 9, 05 and AM; undefined where there is no such time. */
export function toClock({ hour, minute, half }: { hour: string; minute: string; half?: string }) {
  const said = Number(hour);
  const isAfternoon = half?.toLowerCase() === "pm";
  // Some software writes 13:20 PM, meaning 13:20.
  const hours = half && said <= NOON ? (said % NOON) + (isAfternoon ? NOON : 0) : said;
  if (hours > LAST_HOUR || Number(minute) > 59) return undefined;
  return `${String(hours).padStart(2, "0")}:${minute.padStart(2, "0")}`;
}

function isDay(day: string) {
  // Date reads the 31st of a shorter month as a day of the next one.
  return (
    isoDay.test(day) &&
    new Date(day).getUTCDate() === Number(day.slice("2026-11-".length)) &&
    /^(?:1[89]|20)/.test(day)
  );
}

/** With an offset it is a moment in time; the sender's wall clock does not matter. */
function fromMoment(text: string): WallTime | undefined {
  const ms = Date.parse(text);
  if (Number.isNaN(ms)) return undefined;
  const [day = "", clock = ""] = toAgencyTime(ms).split("T");
  return { day, time: `${clock}:${new Date(ms).toISOString().slice(17, 19)}` };
}
