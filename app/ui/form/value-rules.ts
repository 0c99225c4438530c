import * as v from "valibot";
import { parseNumber } from "./amount.ts";
import { hasText, line } from "./text-rules.ts";

type Range = {
  /** Reads what was typed, such as an amount. */
  parse?: (text: string) => number | undefined;
  from?: number;
  to?: number;
};

/** A number within a range; what an empty field is told, and what any other wrong one. */
export function requiredNumber(
  missing: string,
  { wrong = missing, ...range }: Range & { wrong?: string } = {},
) {
  return v.pipe(line, v.check(hasText, missing), v.transform(toReader(range)), v.number(wrong));
}

/** The same, or nothing. */
export function optionalNumber(wrong: string, range: Range = {}) {
  const read = toReader(range);
  return v.pipe(
    line,
    v.transform((text) => (text === "" ? undefined : read(text))),
    v.optional(v.number(wrong)),
  );
}

/** NaN where nothing can be read, or it lies outside. */
function toReader({ parse = parseNumber, from = 0, to = 1_000_000_000 }: Range) {
  return (text: string) => {
    const number = parse(text) ?? Number.NaN;
    return number >= from && number <= to ? number : Number.NaN;
  };
}

/** A day, as 2026-11-28. */
export function requiredDay(missing: string) {
  return v.pipe(line, v.check(isDay, missing));
}

/** The same, or nothing. */
export function optionalDay(wrong: string) {
  return optional(isDay, wrong);
}

/** Accepts a time such as 09:30, or nothing. */
export function optionalTime(wrong: string) {
  return optional(isTime, wrong);
}

function optional(isRight: (text: string) => boolean, wrong: string) {
  return v.pipe(
    line,
    v.check((text) => text === "" || isRight(text), wrong),
    v.transform((text) => text || undefined),
  );
}

/** A checkbox that may be ticked: browsers send its value, or nothing. */
export const ticked = v.pipe(
  v.string(),
  v.transform((text) => text !== ""),
);

export function isDay(text: string) {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  // The 30th of February is a day in March.
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

/** Whether a text is a time such as 09:30. */
export function isTime(text: string) {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}
