import { toCapital } from "#app/region/format.ts";
import { type Finding, makeFinding } from "#app/register/register.ts";
import { parseDollars } from "#app/values/money.ts";
import { parseYes } from "#app/values/yes.ts";

/** Notes a finding at a path of the listing. */
export type Note = (
  code: string,
  path: string,
  words: string,
  hint: string,
  level?: Finding["level"],
) => void;

const LONGEST_WORDS = 100;

/** Findings of one listing, and the function that adds to them. */
export function createNotes() {
  const findings: Finding[] = [];
  const note: Note = (code, path, words, hint, level = "warn") => {
    findings.push(makeFinding(code, path, words.slice(0, LONGEST_WORDS), hint, level));
  };
  return { findings, note };
}

/** "wineCellar" becomes "Wine cellar". */
export function toLabel(name: string) {
  return toCapital(name.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase());
}

/** What to send instead of an ambiguous display attribute, which hides the value. */
export function hideHint(display: string, shown: string) {
  return parseYes(display) === false ? `nothing: ${shown}` : `yes or no; until then ${shown}`;
}

/** Lower-case letters only, as enumerations are compared: "Set-sale" and "Set Sale" become setsale. */
export function toLetters(words: string) {
  return words.toLowerCase().replace(/[^\p{L}]/gu, "");
}

/** Larger numbers are mistakes. */
const MOST_OF_ANYTHING = 1_000_000_000;

/** Dollars; undefined if nothing is given. A text that is not exactly one amount is noted. */
export function readDollars(text: string | undefined, path: string, note: Note) {
  if (text === undefined || text === "") return undefined;
  const dollars = parseDollars(text);
  if (dollars !== undefined && dollars <= MOST_OF_ANYTHING) return dollars;
  return void note("unparseable-number", path, text, "dollars in digits, such as 1250000");
}
