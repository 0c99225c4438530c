import { type Token, toTokens } from "./address-tokens.ts";
import { directions, inFull, isStreetType, levelWords, numberWords, unitKinds } from "./address-words.ts";

/** The parts of a street number that are given: 9/21, 12-14, 12a, Lot 5. */
export type StreetNumber = {
  unit?: string;
  /** The kind of unit if a word names it: "shop"; "unit" may be any kind. */
  kind?: string;
  level?: string;
  lot?: string;
  from?: string;
  to?: string;
};

/** The parts of an address from a record or as typed. */
export type AddressParts = {
  /** Possible meanings, likeliest first: "9-21" is a range, or unit 9 of 21. Empty without a number. */
  numbers: readonly StreetNumber[];
  /** Words before and after the number: lower case, in full and without punctuation, such as "petrel", "road". */
  before: readonly string[];
  after: readonly string[];
  /** The words of each street at a corner. */
  corner: readonly (readonly string[])[];
};

/** Splits an address; `isSaint` reads every "st" as saint, because only its position distinguishes it from street. */
export function splitAddress(text: string, isSaint = false): AddressParts {
  const tokens = toTokens(text);
  const corner = splitCorner(tokens, isSaint);
  for (let at = 0; at < tokens.length; at += 1) {
    const found = readNumbers(tokens, at);
    if (!found) continue;
    const before = toWords(tokens.slice(0, at), isSaint);
    // A postcode between a suburb and the number is not a street number.
    const { numbers, postcode } = found;
    return {
      numbers,
      before: postcode ? [...before, postcode] : before,
      after: toWords(tokens.slice(found.end), isSaint),
      corner,
    };
  }
  return { numbers: [], before: [], after: toWords(tokens, isSaint), corner };
}

/** Words of an address in full: "Mt Pleasant Ave" becomes mount, pleasant, avenue. Numbers are unchanged. */
export function toAddressWords(text: string): readonly string[] {
  return toWords(toTokens(text), false);
}

/** Words without those that add nothing to a number: "Unit 5, No. 102 Ocean St" becomes 5, 102, ocean, street. */
export function toKeyWords(text: string): readonly string[] {
  const tokens = toTokens(text).filter(({ kind }) => kind !== "sign");
  const isOfNumber = ({ text: word }: Token, at: number) => {
    const { text = "", kind } = tokens[at + 1] ?? {};
    if (unitKinds.has(word)) return kind === "number" || /^[a-z]\d*$/.test(text);
    return kind === "number" && (word === "lot" || numberWords.has(word));
  };
  return toWords(
    tokens.filter((token, at) => !isOfNumber(token, at)),
    false,
  );
}

function toWords(tokens: readonly Token[], isSaint: boolean) {
  return tokens.flatMap(({ text, kind }, at) => {
    if (kind === "sign") return [];
    const beginning = beginnings.get(text);
    if (beginning) return beginsName(tokens, at, isSaint && text === "st") ? beginning : inFull(text);
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    const isFirst = before?.kind !== "word" && after?.kind === "word";
    const isDirection = isFirst || isStreetType(before?.text) || isStreetType(after?.text);
    return (isDirection && directions.get(text)) || inFull(text);
  });
}

const opening = /^(?:the|and|of|in|at|on|cnr|corner)$/;

/** Abbreviations of street types that can also begin a name: "St Georges", "Dr Mackay", "La Perouse". */
const beginnings = new Map([
  ["st", "saint"],
  ["dr", "doctor"],
  ["la", "la"],
]);

/** Whether the abbreviation begins a name. After a name it is a street type: "Church St". */
function beginsName(tokens: readonly Token[], at: number, isSaint: boolean) {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (isSaint || after?.kind !== "word") return isSaint;
  return before?.kind !== "word" || isStreetType(before.text) || opening.test(before.text);
}

type Numbers = { numbers: readonly StreetNumber[]; end: number; postcode?: string };
type Run = { text: string; sign: string }[];

/** Reads the numbers from a token on, with a word before or after them. */
function readNumbers(tokens: readonly Token[], at: number): Numbers | undefined {
  let next = at;
  const said: Pick<StreetNumber, "kind" | "level" | "lot"> = {};
  for (;;) {
    const { text = "", kind } = tokens[next] ?? {};
    const follows = tokens[next + 1];
    const unit = unitKinds.get(text);
    if (kind !== "word" || !follows || !isNumber(tokens, next + 1, unit !== undefined)) break;
    const isLot = text === "lot" || (text === "l" && tokens[next + 2]?.kind === "word");
    if (isLot) said.lot = follows.text;
    else if (levelWords.has(text)) said.level = follows.text;
    else if (unit) said.kind = unit;
    else if (!numberWords.has(text)) break;
    next += isLot || levelWords.has(text) ? 2 : 1;
    if (/^[,/-]$/.test(tokens[next]?.text ?? "")) next += 1;
  }
  const isUnit = said.kind !== undefined;
  const { run, end } = readRun(tokens, next, isUnit);
  if (run.length === 0 && said.lot === undefined) return undefined;
  const last = tokens[end];
  const isFollowed = last?.kind === "word" || (last?.kind === "sign" && tokens[end + 1]?.kind === "word");
  const [first, second] = run;
  const isPostcode = first && /^\d{4}$/.test(first.text) && tokens[next - 1]?.kind === "word" && !isUnit;
  if (!isFollowed && (isPostcode || tokens[at - 1]?.kind !== "word")) return undefined;
  const postcode = isPostcode && second && /^,?$/.test(second.sign) ? first.text : undefined;
  const numbers = toNumbers(postcode ? run.slice(1) : run, isUnit).map((number) => ({ ...number, ...said }));
  return numbers.length > 0 ? { numbers, end, postcode } : undefined;
}

/** Whether a token is a number. A unit may be a letter, or letters with a number: "A/12", "G01/12", "unit A, 12". */
function isNumber(tokens: readonly Token[], at: number, isUnit = false) {
  const { text = "", kind } = tokens[at] ?? {};
  if (kind === "number") return true;
  const after = tokens[at + 1];
  if (after?.text === "/") return /^[a-z]{1,2}\d*$/.test(text) && !isStreetType(text);
  const follows = after?.text === "," ? tokens[at + 2] : after;
  return isUnit && /^[a-z]\d*$/.test(text) && follows?.kind === "number";
}

/** Reads adjacent numbers, each with the sign before it. */
function readRun(tokens: readonly Token[], at: number, isUnit: boolean): { run: Run; end: number } {
  const run: Run = [];
  let end = at;
  for (let next = at; isNumber(tokens, next, isUnit && next === at); ) {
    run.push({ text: tokens[next]?.text ?? "", sign: next === at ? "" : (tokens[next - 1]?.text ?? "") });
    const last = run.at(-1);
    if (last && !/^[,/&-]$|^(?:of|and)$/.test(last.sign)) last.sign = "";
    end = next + 1;
    const join = tokens[end]?.text ?? "";
    const isApart = isUnit || /^\d{4}$/.test(last?.text ?? "");
    const isJoined = /^[/&-]$|^(?:and|of)$/.test(join) || (isApart && /^(?:,|at)$/.test(join));
    next = isJoined ? end + 1 : end;
    if (numberWords.has(tokens[next]?.text ?? "")) next += 1;
  }
  return { run, end };
}

function toNumbers(run: Run, isUnit: boolean): readonly StreetNumber[] {
  const [first, second, third, ...more] = run;
  if (!first) return [{}];
  if (more.length > 0) return [];
  if (!second) return isUnit ? [{ unit: first.text }, { from: first.text }] : toLettered(first.text);
  if (third) {
    const isBlock = second.sign === "/" || !/^[,/]$/.test(third.sign);
    return isBlock
      ? [{ unit: first.text, from: second.text, to: third.text }]
      : [{ unit: `${first.text}-${second.text}`, from: third.text }];
  }
  const unit = { unit: first.text, from: second.text };
  const range = { from: first.text, to: second.text };
  if (isUnit || /^(?:\/|of)$/.test(second.sign))
    return /^[a-z]$/.test(first.text) ? [unit, { from: second.text + first.text }] : [unit];
  if (!(Number.parseInt(second.text, 10) >= Number.parseInt(first.text, 10))) return [unit];
  if (/^(?:&|and)$/.test(second.sign)) return [range];
  return second.sign === "-" ? [range, unit] : [unit, range];
}

/** 6A may also mean unit A of 6. */
function toLettered(text: string): readonly StreetNumber[] {
  const [, from, unit] = /^(\d+)([a-z])$/.exec(text) ?? [];
  return from ? [{ from: text }, { unit, from }] : [{ from: text }];
}

/**
 * Splits "cnr Ocean St & Tern Lane", "corner of A and B", "A cnr B", "A St / B Rd"; but "Sally’s Corner Road" is one
 * street.
 */
function splitCorner(tokens: readonly Token[], isSaint: boolean): readonly (readonly string[])[] {
  const at = tokens.findIndex(({ text }, index) => isOfCorner(text) && isOpening(tokens, index));
  const isJoined = ({ text }: Token, index: number) =>
    /^[&/]$/.test(text) && isStreetType(tokens[index - 1]?.text);
  const hasNumber = tokens.some(({ kind }) => kind === "number");
  if (at < 0 && (hasNumber || !tokens.some(isJoined))) return [];
  const parts: Token[][] = [[]];
  for (const [index, token] of tokens.entries()) {
    const isJoint = index === at || /^(?:&|\/|and|with)$/.test(token.text);
    if (isJoint) parts.push([]);
    else if (token.kind !== "number" && !/^(?:of|the)$/.test(token.text)) parts.at(-1)?.push(token);
  }
  const streets = parts.map((part) => toWords(part, isSaint)).filter(({ length }) => length > 0);
  return streets.length > 1 ? streets : [];
}

function isOfCorner(text: string) {
  return /^(?:corner|cnr|crn|intersection)$/.test(text);
}

function isOpening(tokens: readonly Token[], at: number) {
  const next = tokens[at + 1]?.text;
  if (tokens[at]?.text !== "corner") return !isStreetType(next);
  return next === "of" || (at === 0 && !isStreetType(next)) || tokens[at - 1]?.kind === "sign";
}
