import * as v from "valibot";
import { parseAmount, parseNumber } from "#app/amount.ts";

/** What stands in a form, by field. */
export type Typed = Readonly<Record<string, string>>;

type Control =
  | { control: "line"; type?: "email" | "tel" | "date" | "month" | "number" }
  | { control: "text"; rows: number }
  | { control: "select"; options: readonly { value: string; label: string }[] };

/** A field of the form of a text. */
export type TextField = Control & { name: string; label: string; hint?: string; isOptional?: true };

const LONGEST_LINE = 300;
const LONGEST_TEXT = 30_000;
const MOST = 1_000_000_000;

const clean = v.pipe(
  v.optional(v.string(), ""),
  v.transform((text) => text.toWellFormed().replaceAll("\0", "").replace(/\r\n?/g, "\n").trim()),
);

/** One line; `missing` says what to enter. */
export function line(missing: string) {
  return v.pipe(clean, v.nonEmpty(missing), v.maxLength(LONGEST_LINE, "Write less than 300 characters"));
}

/** Paragraphs. */
export function text(missing: string) {
  return v.pipe(clean, v.nonEmpty(missing), v.maxLength(LONGEST_TEXT, "Write less than 30,000 characters"));
}

export const optionalLine = v.pipe(
  clean,
  v.maxLength(LONGEST_LINE, "Write less than 300 characters"),
  v.transform((words) => words || undefined),
);

/** One to a line. */
export const lines = v.pipe(
  clean,
  v.maxLength(LONGEST_TEXT, "Write less than 30,000 characters"),
  v.transform((words) =>
    words
      .split("\n")
      .map((each) => each.trim())
      .filter(Boolean),
  ),
);

export function number(wrong: string, most = MOST) {
  return v.pipe(clean, v.transform(parseNumber), v.number(wrong), v.maxValue(most, wrong));
}

/** Dollars. */
export function amount(wrong: string) {
  return v.pipe(clean, v.transform(parseAmount), v.number(wrong), v.maxValue(MOST, wrong));
}

export function optionalNumber(wrong: string, most?: number) {
  return v.union(
    [
      v.pipe(
        clean,
        v.literal(""),
        v.transform(() => undefined),
      ),
      number(wrong, most),
    ],
    wrong,
  );
}

export function day(wrong: string) {
  return v.pipe(
    clean,
    v.isoDate(wrong),
    v.check((date) => !Number.isNaN(Date.parse(date)), wrong),
  );
}

export const optionalDay = v.union(
  [
    v.pipe(
      clean,
      v.literal(""),
      v.transform(() => undefined),
    ),
    day("Enter a day"),
  ],
  "Enter a day",
);
