import { type Element, findChild, findChildren } from "../element.ts";
import {
  findDay,
  isMoment,
  parseWallTime,
  toClock,
  toSortable,
  withoutDay,
  withoutWeekday,
} from "../reading/wall-time.ts";
import type { Note } from "./values.ts";

const MOST_INSPECTIONS = 20;
const MINUTES_A_DAY = 24 * 60;
const LONGEST_PAST_MIDNIGHT = 4 * 60;
const clock = /(\d{1,2})(?::(\d{2})(?::\d{2})?)?\s*(am|pm)?/gi;

/** All times, each once, the last twenty; the site shows those that are to come. `today` is at the agency, as 2026-11-24. */
export function toInspections(listing: Element, today: string, note: Note) {
  const element = findChild(listing, "inspectionTimes");
  const texts = element ? findChildren(element, "inspection").map(({ text }) => text) : [];
  const times = texts.filter(Boolean).flatMap((text) => {
    const time = parseInspectionTime(text);
    if (!time)
      note("unparseable-inspection", "inspectionTimes/inspection", text, "21-Dec-2026 11:00am to 11:30am");
    if (time && time < today)
      note("past-inspection", "inspectionTimes/inspection", text, "one that is to come");
    return time ?? [];
  });
  const unique = [...new Set(times)].sort();
  return unique.length > 0 ? unique.slice(-MOST_INSPECTIONS) : undefined;
}

/**
 * "21-Dec-2026 11:00am to 11:30am" as "2026-12-21T11:00/11:30", "By Appointment" as "by-appointment"
 * (docs/feed.md#reading). An end before the start is after midnight if that is less than 4 hours later: the site then
 * shows the start alone. Undefined for what is no inspection.
 */
export function parseInspectionTime(text: string): string | undefined {
  const parts = text.split(/ (?:to|[-–]) /i).map((part) => toWallClock(withoutWeekday(part.trim())));
  const [first = ""] = parts;
  if (/^by appointment/i.test(first)) return "by-appointment";
  const day = findDay(first);
  if (!day) return undefined;
  // Some senders repeat the day with the end.
  const times = parts.map((part) => (findDay(part) === day ? withoutDay(part) : part));
  const [start, end, more] = [...times.join(" to ").matchAll(clock)].map(
    ([, hour = "", minute = "00", half]) => toClock({ hour, minute, half }),
  );
  if (!start || more) return undefined;
  if (!end || end === start) return `${day}T${start}`;
  const minutes = toMinutes(end) - toMinutes(start);
  if (minutes > 0) return `${day}T${start}/${end}`;
  return minutes + MINUTES_A_DAY < LONGEST_PAST_MIDNIGHT ? `${day}T${start}` : undefined;
}

/** A moment by the clock at the agency. */
function toWallClock(text: string) {
  const time = isMoment(text) ? parseWallTime(text) : undefined;
  return time ? toSortable(time) : text;
}

function toMinutes(time: string) {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
