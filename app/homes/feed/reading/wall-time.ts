import { toAgencyTime } from "#app/agency/agency-time.ts";

const LONGEST = 40;
const NOON = 12;
const LAST_HOUR = 23;

const dated =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:(?:[-T ]| - )(\d{1,2}):?(\d{2})(?::?(\d{2}))?(?:\.\d+)?\s*([AP]M)?)?$/i;
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})$/;

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/** A date of REAXML (docs/feed.md#reading): `time` is the wall clock at the agency, undefined where only the day is given. */
export type WallTime = { day: string; time?: string };

/** Reads every form that is documented or seen; undefined for what is none, such as 0000-00-00. */
export function parseWallTime(text: string): WallTime | undefined {
  const trimmed = text.trim().slice(0, LONGEST);
  if (moment.test(trimmed)) return fromMoment(trimmed);
  const [, year = "", month = "", date = "", hour, minute = "", second = "00", half] =
    dated.exec(trimmed) ?? [];
  const day = `${year}-${month}-${date}`;
  if (!isDay(day)) return undefined;
  if (hour === undefined) return { day };
  const time = toClock({ hour, minute, half });
  return time && Number(second) < 60 ? { day, time: `${time}:${second}` } : undefined;
}

/** The sortable form of a time: a day alone is its midnight. */
export function toSortable({ day, time = "00:00:00" }: WallTime) {
  return `${day}T${time}`;
}

/** "09:05" of 9, 05 and AM; undefined where there is no such time. */
export function toClock({ hour, minute, half }: { hour: string; minute: string; half?: string }) {
  const said = Number(hour);
  const isAfternoon = half?.toLowerCase() === "pm";
  // 13:20 PM is seen, and means what it says.
  const hours = half && said <= NOON ? (said % NOON) + (isAfternoon ? NOON : 0) : said;
  if (hours > LAST_HOUR || Number(minute) > 59) return undefined;
  return `${String(hours).padStart(2, "0")}:${minute.padStart(2, "0")}`;
}

export function isDay(day: string) {
  // The 31st of a shorter month is read as a day of the next one.
  return (
    isoDay.test(day) &&
    new Date(day).getUTCDate() === Number(day.slice("2026-11-".length)) &&
    /^(?:1[89]|20)/.test(day)
  );
}

/** With an offset it is a moment, whatever the clock said where it was written. */
function fromMoment(text: string): WallTime | undefined {
  const ms = Date.parse(text);
  if (Number.isNaN(ms)) return undefined;
  const [day = "", clock = ""] = toAgencyTime(ms).split("T");
  return { day, time: `${clock}:${new Date(ms).toISOString().slice(17, 19)}` };
}
