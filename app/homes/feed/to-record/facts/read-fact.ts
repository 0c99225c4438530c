import * as v from "valibot";
import { type FactValue, factWords, getRule } from "../../../record/facts/fact-values.ts";
import type { HomeFact } from "../../../record/facts/home-facts.ts";
import { cleanLine, type Note, parseNumber, parseYes, toLabel } from "../values.ts";
import type { Said } from "./find-said.ts";

const metreUnits = new Set(["meter", "meters", "metre", "metres", "m", ""]);
const LONGEST_TEXT = 500;
/** "MixedFarming": a word of a list of REAXML. */
const listed = /^[A-Z][a-z]+(?:[A-Z][a-z]+)+$/;

/** A wrong value costs that fact, and is said; one that is not said by yes or no comes back as `words`. */
export function readFact(
  fact: HomeFact,
  { text, path, unit }: Said,
  note: Note,
): { value?: FactValue; words?: string } {
  const { kind, label } = fact;
  if (kind === "yes") {
    const value = parseYes(text);
    if (value !== undefined) return value || fact.no ? { value } : {};
    note("unknown-value", path, text, `${factWords.yes}; it stands on the page in these words`);
    return { words: `${label}: ${text}` };
  }
  if (kind === "text") return { value: cleanLine(listed.test(text) ? toLabel(text) : text, LONGEST_TEXT) };
  const isDenied = kind === "count" && text !== "0" && parseYes(text) === false;
  const value = isDenied ? 0 : readNumber(fact, { text, path, unit }, note);
  return value === 0 && kind !== "rating" ? {} : { value };
}

function readNumber(fact: HomeFact, { text, path, unit = "" }: Said, note: Note) {
  if (fact.kind === "metres" && !metreUnits.has(unit.trim().toLowerCase()))
    return void note("unknown-unit", `${path}@unit`, unit, "meter");
  const number = parseNumber(text);
  const value = fact.kind === "count" && number !== undefined ? Math.trunc(number) : number;
  if (value === 0) return 0;
  const { success, output } = v.safeParse(getRule(fact), value);
  return success ? output : void note("unparseable-number", path, text, factWords[fact.kind]);
}
