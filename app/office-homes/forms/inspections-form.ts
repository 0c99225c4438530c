import { BY_APPOINTMENT, parseInspection, toAssumedEnd } from "#app/homes/inspections/inspection.ts";
import type { Errors, FormField, Typed } from "#app/office/frame/form-fields.tsx";
import { getWeekday } from "#app/region/calendar-day.ts";
import { formatTimes, formatWeekday } from "#app/region/format.ts";
import type { Fields } from "#app/register/register.ts";
import { isDay, isTime } from "#app/values/value-rules.ts";
import type { PartForm } from "./part-form.ts";

export const MOST_TIMES = 20;
const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

export const inspectionsForm: PartForm = {
  label: "Open homes",
  hint: "Take the tick off a time that is not held.",
  toFields: (record, { today }) => [
    ...toTimes(record)
      .filter((time) => time !== BY_APPOINTMENT && !isPast(time, today))
      .map(
        (time, index): FormField => ({
          name: `keep-${index}`,
          label: describeTime(time),
          kind: "check",
          value: time,
          defaultValue: time,
        }),
      ),
    { name: "day", label: "New: day", kind: "day", isNarrow: true },
    { name: "start", label: "From", kind: "time", isNarrow: true },
    toEndField(),
    { name: "weekly", label: "Every week from then on", kind: "check" },
    {
      name: "appointment",
      label: "Also by appointment",
      kind: "check",
      defaultValue: toTimes(record).includes(BY_APPOINTMENT) ? "on" : "",
    },
  ],
  read(typed) {
    const kept = Object.keys(typed)
      .filter((name) => name.startsWith("keep-"))
      .map((name) => typed[name] ?? "")
      .filter((time) => parseInspection(time));
    const added = readNew(typed);
    if (added.errors) return { errors: added.errors };
    const times = [...kept, ...added.times];
    if (times.length > MOST_TIMES) return { errors: { day: `Keep at most ${MOST_TIMES} times` } };
    const inspections = [...new Set(times), ...(typed.appointment ? [BY_APPOINTMENT] : [])];
    return { value: { inspections, next_inspection: null } };
  },
  toWords: (record) =>
    toTimes(record)
      .map((time) => (time === BY_APPOINTMENT ? "By appointment" : describeTime(time)))
      .join("\n"),
};

/** The inspection times of a record, unparsed. */
export function toTimes({ inspections, next_inspection: next }: Fields): string[] {
  const all = inspections ?? (next ? [next] : []);
  return Array.isArray(all) ? all.filter((time) => typeof time === "string" && time !== "") : [String(all)];
}

/** For example "Saturday 28 November, 10:00–10:30 am" or "Every Saturday, …". */
function describeTime(text: string) {
  const time = parseInspection(text);
  if (!time) return text;
  const day = time.isWeekly ? `Every ${toWeekday(time.date)}` : formatWeekday(time.date);
  return `${day}, ${formatTimes(time.start, time.end)}`;
}

function toWeekday(day: string) {
  return weekdays[getWeekday(day)];
}

function isPast(text: string, today: string) {
  const time = parseInspection(text);
  return time !== undefined && !time.isWeekly && time.date < today;
}

function readNew({ day, start, end, weekly }: Typed): { errors?: Errors; times: readonly string[] } {
  if (!day && !start && !end) return { times: [] };
  const read = readTime({ day, start, end });
  if ("errors" in read) return { errors: read.errors, times: [] };
  return { times: [weekly ? read.time.replace(`${day}T`, `${toWeekday(day ?? "")} `) : read.time] };
}

/** The field for an open home's end. */
export function toEndField(defaultValue?: string): FormField {
  return { name: "end", label: "To", kind: "time", defaultValue, hint: HALF_HOUR, isNarrow: true };
}
const HALF_HOUR = "Half an hour, if empty.";

type Parts = { day?: string; start?: string; end?: string };

/** Reads three fields as one time of a record, or returns their errors. */
export function readTime({ day = "", start = "", end = "" }: Parts) {
  const until = end || (isTime(start) ? toAssumedEnd({ start }) : "");
  const errors = {
    ...(!isDay(day) && { day: "Choose the day" }),
    ...(!isTime(start) && { start: "Choose when it begins" }),
    ...(until && !(isTime(until) && until > start) && { end: "Choose when it ends, after it begins" }),
  };
  return Object.keys(errors).length > 0 ? { errors } : { time: `${day}T${start}/${until}` };
}
