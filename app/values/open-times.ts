import { isMoment, parseWallTime, takeDay, toClock, toPlainTime } from "#app/values/moments.ts";

const LONGEST = 250;
const MINUTES_A_DAY = 24 * 60;
const LONGEST_PAST_MIDNIGHT = 4 * 60;
const NOON = 12;
const EARLIEST = "08:00";
/** Separators of start and end. The hyphen within a date has no space beside it and precedes a letter or digit. */
const between =
  / (?:to|until|till?|through(?: to)?|thru|[-–—~>]) |->|(?<=[\dm.])[–—](?=\d)|(?<=[ap]\.?m\.?)-(?=\d)|\/(?=\d{4}-?\d{2}-?\d{2})/i;
const clock = String.raw`(\d{1,2})(?:[:.]?(\d{2})(?::\d{2}(?:\.\d+)?)?)?\.?\s*(?:([ap])\.?m\b\.?|hrs)?`;
const oneOrTwo = new RegExp(`^${clock}(?:\\s*(?:[-/ ]|to)\\s*${clock})?$`, "i");
/** Words without effect. Any other word, such as "cancelled", makes the text ambiguous. */
const harmless =
  /\b(?:open|home|house|for|inspect(?:ions?)?|ofi|times?|viewing|from|between|on|at|first|final|last|twilight|sharp|auction|to follow|on[ -]?site)\b|[@()]|:(?!\d)/gi;
/** Separates two inspections in one text. */
const another = /[;,\n|&]| and |<br ?\/?>/i;

type Said = { hour: string; minute?: string; half?: string };

/**
 * Converts "21-Dec-2026 11:00am to 11:30am" to "2026-12-21T11:00/11:30", "By Appointment" to "by-appointment"
 * (docs/feed.md#reading). A text may contain several. Undefined if it is not an inspection.
 */
export function parseInspectionTimes(written: string): readonly string[] | undefined {
  if (written.length > LONGEST) return undefined;
  const text = toPlainTime(written);
  if (byAppointment.test(text)) return ["by-appointment"];
  const only = parseOpen(text.replace(/\bbetween (.{1,40}?) and /i, "$1 to "));
  if (only) return [only];
  const all: (string | undefined)[] = [];
  for (const part of written.split(another).map(toPlainTime).filter(Boolean)) {
    // Only the first may name the day.
    const day = all[0]?.slice(0, "2026-12-21".length) ?? "";
    all.push(parseOpen(part) ?? parseOpen(`${day} ${part}`));
  }
  const opens = all.filter((open) => open?.includes("/"));
  return opens.length > 0 && opens.length === all.length ? opens.flatMap((open) => open ?? []) : undefined;
}

const byAppointment = /^\D*\bby (?:private )?(?:appointment|appt|arrangement)\b/i;

/** Parses one inspection. An end up to 4 hours past midnight belongs to the next day, and only the start is kept. */
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

/** Splits a part into its day and other words; an ISO moment is converted to the agency's time. */
function toParts(text: string) {
  const words = toPlainTime(text);
  const time = isMoment(words) || /^\d{8}/.test(words) ? parseWallTime(words) : undefined;
  return time ? { day: time.day, rest: time.time ?? "" } : takeDay(words);
}

/** Parses none, one or two times; undefined for other words. */
function toTimes(rest: string): Said[] | undefined {
  const words = rest.replace(/^[ ,-]+|[ ,]+$/g, "");
  if (words === "") return [];
  const found = oneOrTwo.exec(words);
  if (!found) return undefined;
  const [, hour = "", minute, half, lastHour, lastMinute, lastHalf] = found;
  const first = { hour, minute, half };
  return lastHour ? [first, { hour: lastHour, minute: lastMinute, half: lastHalf }] : [first];
}

/** Nobody opens a home at midnight. "1:30" without am or pm may be in the afternoon; "10" may be anything. */
function isDoubtful(start: string, first: Said, last?: Said) {
  const half = first.half ?? last?.half;
  return start === "00:00" || (!half && (start < EARLIEST || (!first.minute && !last)));
}

/** In "5:30 to 6pm", "pm" belongs to both times if the end is then after the start. */
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
