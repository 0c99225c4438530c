import { parseNumber as parseFigure } from "#app/ui/form/amount.ts";

/** Parses "$1,250,000.00" as 1250000; a comma or space must precede three digits. Undefined for anything else. */
export function parseNumber(text: string) {
  return parseFigure(text.replace("$", ""));
}

const LONGEST = 40;
const words = [
  ["none", "zero", "nil", "studio"],
  ["one", "single", "lug", "slug"],
  ["two", "double", "dlug"],
  ["three", "triple"],
  ...["four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"].map((word) => [word]),
];
const more = / ?(?:\+|,(?!\d)|&|plus\b|inc|with\b|\().*/;
const roomWords =
  /[ -]?(?:bed(?:room)?|bdrm?|b\/?r|bath(?:room)?|ensuite|toilet|wc|living(?: (?:area|room))?|car(?: ?(?:space|garage|accommodation))?|space|(?:lock.?up )?garage|lug|carport)s?$/;
/** "1 garage + 1 carport" has more than one number, so neither is the total. */
const kindsOfSpaces = /\d.*[+&,].*\d.*(?:garage|carport|lug|car|space)/;

/**
 * Parses a number of rooms: "4.00", "Two", "3 beds", and "3+1" as 3, because the extra room is unspecified. Undefined
 * for other words.
 */
export function parseCount(text: string) {
  const digits = parseNumber(text);
  if (digits !== undefined) return digits;
  const said = text.trim().slice(0, LONGEST).toLowerCase();
  if (kindsOfSpaces.test(said)) return undefined;
  const plain = said
    .replace(more, "")
    .replace(/(?<=\d) ?x (?=[a-z])/, " ")
    .replace(/[.*]+$/, "");
  const word = plain.replace(roomWords, "");
  const named = words.findIndex((spellings) => spellings.includes(plain) || spellings.includes(word));
  return named >= 0 ? named : parseNumber(word.replace(/(?<=\d)(?: ?½| 1\/2)$/, ".5").normalize("NFKC"));
}

const LONGEST_DOUBTED = 60;

/**
 * Strips words of doubt, as in "450 (approx.)", "approx. 450" and "450+": figures in advertisements are approximate
 * anyway.
 */
export function withoutDoubt(text: string) {
  return text
    .slice(0, LONGEST_DOUBTED)
    .replace(/^\s*(?:approx(?:imately|\.)?:?|about|circa|c\.|~|±)\s*/i, "")
    .replace(/(?:[\s(]*(?:approx(?:\.|imately)?|\*|\+\/-|\+|±)[\s).]*){1,2}$/i, "");
}

/** Parses degrees of a position: "-33.78", "33.78° S". */
export function parseDegrees(text: string) {
  const [, sign, figure, side = ""] =
    /^([-−]?)(\d{1,3}(?:\.\d{1,20})?) ?°? ?([nsew]?)$/i.exec(text.trim()) ?? [];
  if (figure === undefined) return undefined;
  return sign || /[sw]/i.test(side) ? -Number(figure) : Number(figure);
}
