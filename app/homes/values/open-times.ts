import { isMoment, parseWallTime, takeDay, toClock, toPlainTime } from "./moments.ts";

const LONGEST = 120;
const MINUTES_A_DAY = 24 * 60;
const LONGEST_PAST_MIDNIGHT = 4 * 60;
const NOON = 12;
/** What stands between start and end. The dash of a date has no space beside it, and a letter or digit after it. */
const between =
  / (?:to|until|till|[-–—]) |(?<=[\dm])[–—](?=\d)|(?<=[ap]\.?m\.?)-(?=\d)|\/(?=\d{4}-?\d{2}-?\d{2})/i;
const clock = /(?<!\d)(\d{1,2})(?:[:.]?(\d{2})(?::\d{2}(?:\.\d+)?)?)?(?!\d)\s*(?:([ap])\.?m\b)?/gi;

type Said = { hour: string; minute: string; half?: string };

/**
 * "21-Dec-2026 11:00am to 11:30am" as "2026-12-21T11:00/11:30", "By Appointment" as "by-appointment"
 * (docs/feed.md#reading). An end before the start is after midnight if that is less than 4 hours later: the site then
 * shows the start alone. Undefined for what is no inspection.
 */
export function parseInspectionTime(written: string): string | undefined {
  const text = toPlainTime(written).slice(0, LONGEST);
  if (/^\D*\bby (?:private )?(?:appointment|appt|arrangement)\b/i.test(text)) return "by-appointment";
  const parts = text.split(between).map(toParts);
  const day = parts.find((part) => part.day)?.day;
  // Some senders repeat the day with the end.
  if (!day || parts.some((part) => part.day && part.day !== day)) return undefined;
  const said = parts.flatMap(({ rest }) => [...rest.matchAll(clock)].map(toSaid));
  const [first, last, more] = said;
  if (!first || more) return undefined;
  const [start, end] = last ? toSpan(first, last) : [toClock(first)];
  if (!start || (last && !end)) return undefined;
  if (!end || end === start) return `${day}T${start}`;
  const minutes = toMinutes(end) - toMinutes(start);
  if (minutes > 0) return `${day}T${start}/${end}`;
  return minutes + MINUTES_A_DAY < LONGEST_PAST_MIDNIGHT ? `${day}T${start}` : undefined;
}

/** The day of a part, and its words without it; of a moment the clock at the agency. */
function toParts(text: string) {
  const words = text.trim();
  const time = isMoment(words) || /^\d{8}/.test(words) ? parseWallTime(words) : undefined;
  return time ? { day: time.day, rest: time.time ?? "" } : takeDay(words);
}

function toSaid([, hour = "", minute = "00", half]: RegExpMatchArray): Said {
  return { hour, minute, half };
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
