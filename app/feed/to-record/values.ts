import { type Finding, makeFinding } from "#app/register/register.ts";
import { parseNumber } from "../values/numbers.ts";
import { parseYes } from "../values/yes.ts";

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

const LONGEST_LINE = 150;
const LONGEST_TEXT = 65_535;

const tags = /<\/?[a-z][^<>]{0,200}>/gi;
const lineTags = /<(?:br|\/p|\/div|\/li)\b[^<>]{0,200}>/gi;
/** Invisible characters, and those that change the direction of text. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Most texts have nothing to clean: ASCII in one line, without "&" and "<". */
const clean = /^[ -%'-;=-~]*$/;

/** Plain text of several lines, as people wrote it: without tags, control characters and what turns its direction. */
export function cleanText(text: string) {
  if (clean.test(text)) return cut(text.trim(), LONGEST_TEXT);
  const plain = text
    .replace(/\r\n?/g, "\n")
    .replace(lineTags, "\n")
    .replace(tags, "")
    .replace(/&nbsp;|\u00a0/g, " ")
    .replace(/&amp;/g, "&")
    .replace(control, "")
    .replace(invisible, "")
    .normalize("NFC")
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  return cut(plain, LONGEST_TEXT);
}

/** The same in one line. */
export function cleanLine(text: string, longest = LONGEST_LINE) {
  return cut(cleanText(text).replace(/\s+/g, " "), longest);
}

/** "wineCellar" as "Wine cellar". */
export function toLabel(name: string) {
  const words = name.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function cut(text: string, longest: number) {
  return text.length <= longest ? text : [...text].slice(0, longest).join("").trim();
}

/** What to send instead of a display that hides something: what is not clearly shown is hidden. */
export function hideHint(display: string, shown: string) {
  return parseYes(display) === false ? `nothing: ${shown}` : `yes or no; until then ${shown}`;
}

/** Larger numbers are mistakes. */
const MOST_OF_ANYTHING = 1_000_000_000;

/** Undefined where nothing is said; what is no number is noted. */
export function readNumber(text: string | undefined, path: string, note: Note) {
  if (text === undefined || text === "") return undefined;
  const number = parseNumber(text);
  if (number === undefined || (number > MOST_OF_ANYTHING && path !== "price"))
    return void note("unparseable-number", path, text, "a number such as 1250000");
  return number;
}
