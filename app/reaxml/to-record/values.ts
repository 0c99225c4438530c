import { parseMoney } from "#app/feed/values/money.ts";
import { parseYes } from "#app/feed/values/yes.ts";
import { toCapital } from "#app/region/format.ts";
import { type Finding, makeFinding } from "#app/register/register.ts";

/** Notes a finding about a listing, at the place in it. */
export type Note = (
  code: string,
  path: string,
  words: string,
  hint: string,
  level?: Finding["level"],
) => void;

const LONGEST_WORDS = 100;

export function createNotes() {
  const findings: Finding[] = [];
  const note: Note = (code, path, words, hint, level = "warn") => {
    findings.push(makeFinding(code, path, words.slice(0, LONGEST_WORDS), hint, level));
  };
  return { findings, note };
}

/** "wineCellar" as "Wine cellar". */
export function toLabel(name: string) {
  return toCapital(name.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase());
}

/** What to send instead of a display that hides something: what is not clearly shown is hidden. */
export function hideHint(display: string, shown: string) {
  return parseYes(display) === false ? `nothing: ${shown}` : `yes or no; until then ${shown}`;
}

/** "Set-sale" and "Set Sale" as setsale, as words of lists are compared. */
export function toLetters(words: string) {
  return words.toLowerCase().replace(/[^\p{L}]/gu, "");
}

/** Larger numbers are mistakes. */
const MOST_OF_ANYTHING = 1_000_000_000;

/** Dollars; undefined where nothing is said. What is no amount, or two, is noted. */
export function readDollars(text: string | undefined, path: string, note: Note) {
  if (text === undefined || text === "") return undefined;
  const money = parseMoney(text);
  if (money && !money.to && !money.period && money.amount <= MOST_OF_ANYTHING) return money.amount;
  return void note("unparseable-number", path, text, "dollars in digits, such as 1250000");
}
