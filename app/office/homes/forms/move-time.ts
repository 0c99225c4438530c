import { type Inspection, parseInspection } from "#app/homes/inspections/inspection.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_DAYS = 7;
/** Of a weekly open home of which one is moved: those after it stand by day from then on. */
const WEEKS_KEPT = 8;

/**
 * The times of a record, with one open home (2026-11-28T10:00) at another time, or without it. Of a weekly one only this is
 * moved. Undefined where there is none at that time.
 */
export function moveTime(times: readonly string[], at: string, to?: string): string[] | undefined {
  const found = times.find((time) => isAt(parseInspection(time), at));
  if (found === undefined) return undefined;
  const others = times.filter((time) => time !== found);
  const time = parseInspection(found);
  const later = time?.isWeekly ? toLaterWeeks(time, at.slice(0, 10)) : [];
  return [...others, ...(to ? [to] : []), ...later];
}

function isAt(time: Inspection | undefined, at: string) {
  if (!time || time.start !== at.slice(11)) return false;
  const days = (Date.parse(at.slice(0, 10)) - Date.parse(time.date)) / DAY_MS;
  return time.isWeekly ? days % WEEK_DAYS === 0 : days === 0;
}

function toLaterWeeks({ start, end }: Inspection, day: string) {
  return Array.from({ length: WEEKS_KEPT }, (_, week) => {
    const date = new Date(Date.parse(day) + (week + 1) * WEEK_DAYS * DAY_MS).toISOString().slice(0, 10);
    return `${date}T${start}/${end}`;
  });
}
