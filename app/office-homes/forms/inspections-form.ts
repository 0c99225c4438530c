import { BY_APPOINTMENT, parseInspection } from "#app/homes/inspections/inspection.ts";
import type { FormField, Typed } from "#app/office/frame/form-fields.tsx";
import { formatTimes, formatWeekday } from "#app/region/format.ts";
import type { Fields } from "#app/register/register.ts";
import { isDay, isTime } from "#app/ui/form/value-rules.ts";
import type { PartForm } from "./part-form.ts";

const NEW_TIMES = 3;
export const MOST_TIMES = 20;
const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

export const inspectionsForm: PartForm = {
  label: "Open homes",
  hint: "Take the tick off a time that is not held. One that people have booked is moved or cancelled under Open homes, where a mail to them is ready.",
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
    ...Array.from({ length: NEW_TIMES }, (_, index) => toNewFields(index + 1)).flat(),
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
    const added = Array.from({ length: NEW_TIMES }, (_, index) => readNew(typed, index + 1));
    const errors = Object.assign({}, ...added.map((each) => ("errors" in each ? each.errors : {})));
    if (Object.keys(errors).length > 0) return { errors };
    const times = [...kept, ...added.flatMap((each) => ("time" in each ? each.time : []))];
    if (times.length > MOST_TIMES) return { errors: { "day-1": `Keep at most ${MOST_TIMES} times` } };
    const inspections = [...new Set(times), ...(typed.appointment ? [BY_APPOINTMENT] : [])];
    return { value: { inspections, next_inspection: null } };
  },
  toWords: (record) =>
    toTimes(record)
      .map((time) => (time === BY_APPOINTMENT ? "By appointment" : describeTime(time)))
      .join("\n"),
};

/** The times of a record as they stand in it. */
export function toTimes({ inspections, next_inspection: next }: Fields): string[] {
  const all = inspections ?? (next ? [next] : []);
  return Array.isArray(all) ? all.filter((time) => typeof time === "string" && time !== "") : [String(all)];
}

/** "Saturday 28 November, 10:00–10:30 am", "Every Saturday, …". */
function describeTime(text: string) {
  const time = parseInspection(text);
  if (!time) return text;
  const day = time.isWeekly
    ? `Every ${weekdays[new Date(`${time.date}T00:00Z`).getUTCDay()]}`
    : formatWeekday(time.date);
  return `${day}, ${formatTimes(time.start, time.end)}`;
}

function isPast(text: string, today: string) {
  const time = parseInspection(text);
  return time !== undefined && !time.isWeekly && time.date < today;
}

function toNewFields(number: number): FormField[] {
  const label = number === 1 ? "New time" : `New time ${number}`;
  return [
    { name: `day-${number}`, label: `${label}: day`, kind: "day", isOptional: true },
    { name: `start-${number}`, label: "From", kind: "time", isOptional: true },
    { name: `end-${number}`, label: "To", kind: "time", isOptional: true },
  ];
}

function readNew(typed: Typed, number: number) {
  const [day, start, end] = ["day", "start", "end"].map((name) => typed[`${name}-${number}`]);
  if (!day && !start && !end) return {};
  return readTime({ day, start, end }, (name) => `${name}-${number}`);
}

type Parts = { day?: string; start?: string; end?: string };

/** A time as records have it, of what was typed into three fields. */
export function readTime({ day = "", start = "", end = "" }: Parts, toName = (name: string) => name) {
  const errors = {
    ...(!isDay(day) && { [toName("day")]: "Choose the day" }),
    ...(!isTime(start) && { [toName("start")]: "Choose when it begins" }),
    ...(!(isTime(end) && end > start) && { [toName("end")]: "Choose when it ends, after it begins" }),
  };
  return Object.keys(errors).length > 0 ? { errors } : { time: `${day}T${start}/${end}` };
}
