import {
  directions,
  isStreetType,
  levelWords,
  numberWords,
  ordinal,
  toOrdinalNumber,
  unitKinds,
} from "./address-words.ts";

/** In small letters, without accents and apostrophes. */
export type Token = { text: string; kind: "word" | "number" | "sign" };

const apostrophes = /['’‘`´ʼ′]/g;
const dashes = /[‐-―−]/g;
const patterns = /\d{1,9}(?:st|nd|rd|th)\b|\d{1,9}[a-z]?(?![a-z\d])|\d{1,9}|\p{L}{1,40}\d{0,9}|[,/&-]/gu;

const unitWord = `(?:${[...unitKinds.keys()].join("|")})`;
const floor = new RegExp(`\\b(${ordinal})[ -](?:floor|level)\\b`, "g");
const unitOnLevel = new RegExp(
  `\\b(${unitWord}[ -]?\\w{1,5})[ ,-]{1,3}(?:level|lvl|l|floor)[ -]?(\\d{1,3})\\b`,
  "g",
);
const block = "(?:block|bldg|building|tower)";
const unitOfBlock = new RegExp(`\\b${block}[ -]([a-z])[ ,-]{1,3}(?:${unitWord}[ -]?)?(?=\\d)`, "g");
const unitInBlock = new RegExp(`\\b${unitWord}[ -](\\d{1,4})[ ,-]{1,3}${block}[ -]([a-z])\\b`, "g");

/** Splits an address, as kept or as typed, into words, numbers and signs, with units and floors in one spelling. */
export function toTokens(text: string): Token[] {
  const plain = text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    // "12aSmith Street"
    .replace(/(?<=\d[A-Za-z]?)(?=\p{Lu}\p{Ll})(?!(?:St|Nd|Rd|Th)\b)/gu, " ")
    .toLowerCase()
    .replace(apostrophes, "")
    .replace(dashes, "-");
  const tokens = (toPlainLabels(plain).match(patterns) ?? []).flatMap(splitLabel).map(toToken);
  return joinLetters(tokens.filter((_token, at) => !addsNothing(tokens, at)));
}

/**
 * Writes units and floors in one way: "block b, unit 12" as unit b12, "2nd floor" as level 2, "unit 9, level 2" as
 * level 2 unit 9.
 */
function toPlainLabels(text: string) {
  return text
    .replace(/\btown[ -]house\b/g, "townhouse")
    .replace(floor, (_all, number) => `level ${toOrdinalNumber(number)}`)
    .replace(unitOnLevel, "level $2 $1")
    .replace(/\bu(?=[a-z] ?[/-] ?\d)/g, "u ")
    .replace(/# ?(?=\d{1,4}[a-z]?[ ,/]{1,3}\d)/g, "unit ")
    .replace(unitInBlock, "unit $2$1")
    .replace(unitOfBlock, "unit $1");
}

/** A hyphen between words, the slash of "6/a macquarie street", or the second word of "unit no. 9". */
function addsNothing(tokens: readonly Token[], at: number) {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const text = token?.text ?? "";
  const isBetweenNumbers = before?.kind === "number" && after?.kind === "number";
  if (text === "-") return !isBetweenNumbers;
  if (text === "/")
    return before?.kind === "number" && isLetter(after?.text) && tokens[at + 2]?.kind === "word";
  return numberWords.has(text) && isLabel(before?.text) && after?.kind === "number";
}

/** Whether a word is a letter that may follow a house number. */
function isLetter(word = "") {
  return /^[a-h]$/.test(word);
}

/** Whether a word may precede the number of a unit, a floor or a lot. */
function isLabel(word = "") {
  return word === "lot" || unitKinds.has(word) || levelWords.has(word);
}

function toToken(text: string): Token {
  if (/^[,/&-]$/.test(text)) return { text, kind: "sign" };
  const plain = text.replace(/^([a-z]?)0+(?=\d)/, "$1");
  return { text: plain, kind: /^\d+[a-z]?$/.test(plain) ? "number" : "word" };
}

/** Splits "u9" and "lot5" into two words. */
function splitLabel(text: string): readonly string[] {
  const [, label = "", number = ""] = /^(\p{L}{1,40})(\d{1,9})$/u.exec(text) ?? [];
  return isLabel(label) ? [label, number] : [text];
}

/**
 * Joins letters that slugs and keys have separated ("sally s corner", "o connell"); "12 a" becomes 12a, "b 12/41"
 * b12/41.
 */
function joinLetters(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    const last = joined.at(-1);
    const next = tokens[at + 1];
    const isBeforeWord = (next?.text === "," ? tokens[at + 2] : next)?.kind === "word";
    const isOfUnit = next?.text === "/" && tokens[at + 2]?.kind === "number";
    if (token.text === "s" && last?.kind === "word" && isBeforeWord) last.text += "s";
    else if (
      isLetter(token.text) &&
      !(directions.has(token.text) && isStreetType(next?.text)) &&
      last &&
      /^\d+$/.test(last.text) &&
      (isBeforeWord || isOfUnit)
    )
      last.text += token.text;
    else if (isOfUnit && token.kind === "number" && last && isBlock(last.text)) last.text += token.text;
    else if (last && /^(?:o|d|mc|mac)$/.test(last.text) && token.kind === "word") last.text += token.text;
    else joined.push({ ...token });
  }
  return joined;
}

function isBlock(word: string) {
  return /^[a-z]$/.test(word) && !isLabel(word);
}
