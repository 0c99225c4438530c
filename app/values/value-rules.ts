import * as v from "valibot";
import { parseNumber } from "#app/ui/form/amount.ts";
import { hasText, line } from "#app/ui/form/text-rules.ts";

type Range = {
  /** Parses the typed text, such as an amount. */
  parse?: (text: string) => number | undefined;
  from?: number;
  to?: number;
};

/** A required number within a range, with a message for an empty field and one for any other error. */
export function requiredNumber(
  missing: string,
  { wrong = missing, ...range }: Range & { wrong?: string } = {},
) {
  return v.pipe(line, v.check(hasText, missing), v.transform(toReader(range)), v.number(wrong));
}

export function optionalNumber(wrong: string, range: Range = {}) {
  const read = toReader(range);
  return v.pipe(
    line,
    v.transform((text) => (text === "" ? undefined : read(text))),
    v.optional(v.number(wrong)),
  );
}

/** Returns NaN for text that is not a number, or is out of range. */
function toReader({ parse = parseNumber, from = 0, to = 1_000_000_000 }: Range) {
  return (text: string) => {
    const number = parse(text) ?? Number.NaN;
    return number >= from && number <= to ? number : Number.NaN;
  };
}

/** A required day, as 2026-11-28. */
export function requiredDay(missing: string) {
  return v.pipe(line, v.check(isDay, missing));
}

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

export function isDay(text: string) {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  // The 30th of February would become a day in March.
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

/** Whether a text is a time such as 09:30. */
export function isTime(text: string) {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}
