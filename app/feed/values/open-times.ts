import { isMoment, parseWallTime, takeDay, toClock, toPlainTime } from "#app/homes/values/moments.ts";

const LONGEST = 120;
const MINUTES_A_DAY = 24 * 60;
const LONGEST_PAST_MIDNIGHT = 4 * 60;
const NOON = 12;
const EARLIEST = "08:00";
/** What stands between start and end. The dash of a date has no space beside it, and a letter or digit after it. */
const between =
  / (?:to|until|till|through(?: to)?|thru|[-–—~>]) |->|(?<=[\dm.])[–—](?=\d)|(?<=[ap]\.?m\.?)-(?=\d)|\/(?=\d{4}-?\d{2}-?\d{2})/i;
const clock = String.raw`(\d{1,2})(?:[:.]?(\d{2})(?::\d{2}(?:\.\d+)?)?)?\.?\s*(?:([ap])\.?m\b\.?)?`;
const oneOrTwo = new RegExp(`^${clock}(?:\\s*(?:[-/ ]|to)\\s*${clock})?$`, "i");
/** Words that change nothing; with any other, such as "cancelled", nobody knows what is meant. */
const harmless =
  /\b(?:open|home|house|for|inspections?|times?|viewing|from|between|on|at|first|final|last|twilight|sharp|auction|to follow|on[ -]?site)\b|[@()]|:(?!\d)/gi;
/** Between two opens in one text. */
const another = /[;,\n|&]| and /i;

type Said = { hour: string; minute?: string; half?: string };

/**
 * "21-Dec-2026 11:00am to 11:30am" as "2026-12-21T11:00/11:30", "By Appointment" as "by-appointment"
 * (docs/feed.md#reading); several where a text has several, each from when to when. Undefined for what is no inspection.
 */
export function parseInspectionTimes(written: string): readonly string[] | undefined {
  const text = toPlainTime(written).slice(0, LONGEST);
  if (byAppointment.test(text)) return ["by-appointment"];
  const only = parseOpen(text.replace(/\bbetween (.{1,40}?) and /i, "$1 to "));
  if (only) return [only];
  const all: (string | undefined)[] = [];
  for (const part of text.split(another)) {
    // Only the first may have said the day.
    const day = all[0]?.slice(0, "2026-12-21".length) ?? "";
    all.push(parseOpen(part) ?? parseOpen(`${day} ${part}`));
  }
  const opens = all.filter((open) => open?.includes("/"));
  return opens.length === all.length ? opens.flatMap((open) => open ?? []) : undefined;
}

const byAppointment = /^\D*\bby (?:private )?(?:appointment|appt|arrangement)\b/i;

/** An end before the start is after midnight if that is less than 4 hours later: the site then shows the start alone. */
function parseOpen(text: string): string | undefined {
  const parts = text.replace(harmless, " ").split(between).map(toParts);
  const day = parts.find((part) => part.day)?.day;
  // Some senders repeat the day with the end.
  if (!day || parts.some((part) => part.day && part.day !== day)) return undefined;
  const times = parts.map(({ rest }) => toTimes(rest));
  const [first, last, more] = times.flatMap((each) => each ?? []);
  if (!first || more || times.includes(undefined)) return undefined;
  const [start, end] = last ? toSpan(first, last) : [toClock(first)];
  if (!start || (last && !end) || isDoubtful(start, first, last)) return undefined;
  if (!end || end === start) return `${day}T${start}`;
  const minutes = toMinutes(end) - toMinutes(start);
  if (minutes > 0) return `${day}T${start}/${end}`;
  return minutes + MINUTES_A_DAY < LONGEST_PAST_MIDNIGHT ? `${day}T${start}` : undefined;
}

/** The day of a part, and its words without it; of a moment the clock at the agency. */
function toParts(text: string) {
  const words = toPlainTime(text);
  const time = isMoment(words) || /^\d{8}/.test(words) ? parseWallTime(words) : undefined;
  return time ? { day: time.day, rest: time.time ?? "" } : takeDay(words);
}

/** None, one or two times; undefined for other words. */
function toTimes(rest: string): Said[] | undefined {
  const words = rest.replace(/^[ ,-]+|[ ,]+$/g, "");
  if (words === "") return [];
  const found = oneOrTwo.exec(words);
  if (!found) return undefined;
  const [, hour = "", minute, half, lastHour, lastMinute, lastHalf] = found;
  const first = { hour, minute, half };
  return lastHour ? [first, { hour: lastHour, minute: lastMinute, half: lastHalf }] : [first];
}

/** Nobody opens a home at midnight; at 1:30 without its half of the day it may be in the afternoon; "10" may be anything. */
function isDoubtful(start: string, first: Said, last?: Said) {
  const half = first.half ?? last?.half;
  return start === "00:00" || (!half && (start < EARLIEST || (!first.minute && !last)));
}

/** In "5:30 to 6pm" the half of the day belongs to both, if the end is then after the start. */
function toSpan(first: Said, last: Said) {
  const half = first.half ?? last.half;
  const shared =
    half && (!first.half || !last.half) && Number(first.hour) <= NOON && Number(last.hour) <= NOON;
  const both = shared ? [toClock({ ...first, half }), toClock({ ...last, half })] : [];
  const [start, end] = both;
  return start && end && start < end ? both : [toClock(first), toClock(last)];
}

function toMinutes(time: string) {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
