import * as v from "valibot";
import {
  optionalLines,
  requiredLine,
  requiredLines,
  optionalLine as toOptionalLine,
} from "#app/ui/form/text-rules.ts";

const LONGEST_LINE = 300;
const LONGEST_TEXT = 30_000;
const LINE_TOO_LONG = "Write less than 300 characters";
const TEXT_TOO_LONG = "Write less than 30,000 characters";

/** A single line; `missing` is the message for an empty one. */
export function line(missing: string) {
  return requiredLine(missing, LONGEST_LINE, LINE_TOO_LONG);
}

/** Paragraphs. */
export function text(missing: string) {
  return requiredLines(missing, LONGEST_TEXT, TEXT_TOO_LONG);
}

export const optionalLine = v.pipe(
  toOptionalLine(LONGEST_LINE, LINE_TOO_LONG),
  v.transform((words) => words || undefined),
);

/** Lines of a text area, without empty ones. */
export const lines = v.pipe(
  optionalLines(LONGEST_TEXT, TEXT_TOO_LONG),
  v.transform((words) =>
    words
      .split("\n")
      .map((each) => each.trim())
      .filter(Boolean),
  ),
);

/** Each as a pattern reads it; `wrong` says how to write them. */
export function readEach<Value>(pattern: RegExp, wrong: string, toValue: (...parts: string[]) => Value) {
  return v.pipe(
    v.array(v.string()),
    v.check((all) => all.every((each) => pattern.test(each)), wrong),
    v.transform((all) => all.map((each) => toValue(...(pattern.exec(each) ?? []).slice(1)))),
  );
}
