import { agency } from "#app/agency/folder/agency.ts";
import { places, regionNames, where } from "#app/agency/folder/places.ts";
import { regions } from "#app/region/regions.ts";
import {
  abbreviations,
  commonNames,
  days,
  describing,
  ordinaryWords,
  partsOfNames,
  perhapsOfNames,
  properWords,
} from "./headline-words.ts";

/** Words, including a slash as in "A/C" and "w/". */
const word = /\p{L}\/(?:\p{L}(?!\p{L})|(?= ))|[\p{L}\p{N}²]+(?:[.,:]\p{N}+[\p{L}²]*)*(?:'\p{L}+)?/gu;
/** Lower-case suffixes after a number: "10:30am", "12th", "1,200sqm". */
const measured =
  /^[\d.,:]+(?:st|nd|rd|th|am|pm|sqm|m²|m2|km|ha|min|mins|br|bdr|bed|beds|bath|baths|car|cars|x|pw|%)?$/;
/** "R2" and "12A" keep their capitals. */
const zoneOrNumber = /^(?:[A-Z]{1,3}\d{1,3}[A-Z]?|\d+[A-Z])$/;
/** A name of a house is quoted, and "the avenue" or "the entrance" may be a street or a place of that name. */
const perhapsName =
  /.["“”]|(?:^| )'\p{Lu}|\bTHE (?:AVENUE|PARADE|CRESCENT|GROVE|TERRACE|ENTRANCE|ROCKS|GRAND)\b/u;
/** Where a sentence begins; the full stop of an abbreviation ends none. */
const beginning =
  /(?:^[^\p{L}\p{N}]{0,9}|[!?|•]\s{1,3}["“‘]?|(?<!\b(?:approx|inc|incl|kms?|mins?|hrs?|yrs?))\.\s{1,3}["“‘]?)\p{Ll}/gu;

/** Names from the agency's folder: "Northern Beaches" occurs in "on Sydney’s Northern Beaches". */
const agencyNames = [
  ...(agency.name.includes(" ") ? [agency.name] : []),
  ...places.map(({ name }) => name),
  ...regionNames.filter((name) => /\p{Ll}/u.test(name)),
  ...(where.match(/\p{Lu}[\p{Ll}]+(?: \p{Lu}\p{Ll}+)*/gu) ?? []),
  ...Object.values(regions).map(({ name }) => name),
  ...commonNames,
];

/**
 * Turns "SHOW STOPPER!!!" into "Show stopper!". A headline in capitals becomes a sentence if each word is a known name
 * (given, or from the agency's folder), an abbreviation or an ordinary word; otherwise it stays as sent.
 */
export function toHeadline(headline: string, names: readonly string[]) {
  const quiet = headline.replace(/([!?])\1+/g, "$1");
  const withoutUnits = quiet.replace(/\d\p{Ll}+/gu, "");
  const isShouted = /\p{Lu}{4}/u.test(withoutUnits) && !/\p{Ll}/u.test(withoutUnits);
  return (isShouted && toSentence(quiet.replaceAll("’", "'"), [...names, ...agencyNames])) || quiet;
}

type Word = {
  text: string;
  lower: string;
  /** The text between this word and the one before. */
  gap: string;
  /** Its spelling as part of a name. */
  name?: string;
};

function toSentence(text: string, names: readonly string[]) {
  if (perhapsName.test(text)) return undefined;
  const words = findWords(text);
  for (const name of names.toSorted((one, other) => other.length - one.length)) markName(words, name);
  words.forEach(markSaint);
  const quiet: string[] = [];
  for (const [index, each] of words.entries()) {
    const known = each.name ?? toQuietWord(each, index, words);
    if (known === undefined) return undefined;
    // "street" or "park" after a name is part of it; the next word is not.
    if (partsOfNames.has(each.lower) && known !== each.lower) each.name = known;
    quiet.push(known);
  }
  const sentence = text.replace(word, () => quiet.shift() ?? "").replaceAll("'", "’");
  return sentence.replace(beginning, (start) => start.toUpperCase());
}

function findWords(text: string): Word[] {
  let end = 0;
  return [...text.matchAll(word)].map((found) => {
    const gap = text.slice(end, found.index);
    end = found.index + found[0].length;
    return { text: found[0], lower: found[0].toLowerCase(), gap };
  });
}

/** A name written in capitals does not show which letters are capitals. */
function markName(words: Word[], name: string) {
  const parts = name.replaceAll("’", "'").match(word) ?? [];
  if (parts.length === 0 || !parts.every((part) => /\p{Ll}|^\d/u.test(part))) return;
  if (parts.length === 1 && ordinaryWords.has(name.toLowerCase())) return;
  for (let start = 0; start + parts.length <= words.length; start++) {
    const place = words.slice(start, start + parts.length);
    const isMeant = place.every(
      (each, index) =>
        !each.name &&
        (index === 0 || each.gap === " ") &&
        withoutOwner(each.lower, parts[index] ?? "") === parts[index]?.toLowerCase(),
    );
    if (isMeant)
      place.forEach((each, index) => {
        const part = parts[index] ?? "";
        each.name = part + each.lower.slice(part.length);
      });
  }
}

/** Strips the possessive: "manly's" of Manly. */
function withoutOwner(lower: string, part: string) {
  return part.toLowerCase().endsWith("'s") ? lower : lower.replace(/'s$/, "");
}

/** "St Lukes": "St" is short for saint where it cannot be a street. */
function markSaint(each: Word, index: number, words: Word[]) {
  const [before, next] = [words[index - 1], words[index + 1]];
  const isSaint = each.lower === "st" && !each.name && (!before || describing.has(before.lower));
  if (!isSaint || !next || next.name || !/^\.? $/.test(next.gap) || isOrdinary(next.lower)) return;
  if (/\d/.test(next.lower)) return;
  each.name = "St";
  next.name = next.text.charAt(0) + next.lower.slice(1);
}

/** Undefined if the word's capitals are uncertain. */
function toQuietWord(each: Word, index: number, all: Word[]) {
  const { text, lower } = each;
  const [before, next] = [all[index - 1], all[index + 1]];
  const isJoined = before !== undefined && each.gap === " ";
  if (/[\d²]/.test(lower)) return toQuietNumber(each, before, next);
  const [stem = ""] = lower.split("'");
  if (abbreviations.has(stem)) return text.slice(0, stem.length) + lower.slice(stem.length);
  if (lower === "w/") return lower;
  if (lower === "x") return isSize(before) && isSize(next) ? lower : undefined;
  if (days.has(lower) || properWords.has(lower)) return text.charAt(0) + lower.slice(1);
  if (lower === "us") return toUs(isJoined ? before : undefined);
  if (lower === "may" || lower === "sun") return toMayOrSun(lower, before, next, all);
  if (/^i(?:'|$)/.test(lower)) return `I${lower.slice(1)}`;
  if (lower === agency.name.toLowerCase()) return undefined;
  const isPart = partsOfNames.has(lower);
  if (isPart || perhapsOfNames.has(lower)) {
    if (isJoined && before.name) return isPart ? text.charAt(0) + lower.slice(1) : undefined;
    if (isJoined && !isPart && mayGoOn(before, all[index - 2])) return undefined;
    if (!isOrdinary(lower)) return !isJoined || isNoName(before) ? lower : undefined;
  }
  const isDirection = /^(?:north|south|east|west|upper|lower)$/.test(lower);
  if (isDirection && next?.name && next.gap === " ") return undefined;
  return isOrdinary(lower) ? lower : undefined;
}

const linking = /^(?:an?|and|at|by|for|from|in|near|of|on|or|the|to|with)$/;

/** "Manly Art" may continue as Manly Art Gallery; after the possessive "Manly’s" no name continues. */
function mayGoOn({ gap, lower }: Word, name: Word | undefined) {
  return gap === " " && !linking.test(lower) && name?.name !== undefined && !name.lower.endsWith("'s");
}

/** No place is called "2 Street", "BBQ Point" or "Quiet Road". */
function isNoName({ lower }: Word) {
  return describing.has(lower) || abbreviations.has(lower) || /^\d/.test(lower);
}

function isOrdinary(lower: string) {
  return ordinaryWords.has(lower) || ordinaryWords.has(lower.replace(/n?'(?:s|re|ve|ll|d|t)$/, ""));
}

/** "4", "20M", "3BR" and the like. */
function isSize(each: Word | undefined) {
  return each !== undefined && /^[\d.,]+(?:m|br|mm|cm)?$/.test(each.lower);
}

function toQuietNumber({ text, lower, gap }: Word, before: Word | undefined, next: Word | undefined) {
  if (/^m[2²]$/.test(lower)) return before && /^[\d.,]+$/.test(before.lower) ? lower : undefined;
  if (measured.test(lower)) return lower;
  if (/^[\d.]+kw$/.test(lower)) return lower.replace("kw", "kW");
  // "$1.2M" is millions, "200M" and "20M X 40M" are metres, and "5M" may be either.
  if (/^[\d.,]+m$/.test(lower) && [before, next].some((each) => each?.lower === "x")) return lower;
  if (/^[\d.,]+[mk]$/.test(lower))
    return gap.endsWith("$") ? text : /^\d{3,}m$/.test(lower) ? lower : undefined;
  return zoneOrNumber.test(text) ? text : undefined;
}

const beforePronoun =
  /^(?:ask|at|by|call|contact|email|for|from|give|join|let|meet|of|phone|ring|see|tell|text|to|visit|with)$/;

/** "us" is the country where a sentence begins, and after an article. */
function toUs(before: Word | undefined) {
  if (!before || /^(?:a|the)$/.test(before.lower)) return "US";
  return beforePronoun.test(before.lower) ? "us" : undefined;
}

/** "may" is a month beside a number; "sun" is not a day unless the headline has a day or time. */
function toMayOrSun(lower: string, before: Word | undefined, next: Word | undefined, all: Word[]) {
  const isNumber = (each?: Word) => each !== undefined && /^\d+(?:st|nd|rd|th)?$/.test(each.lower);
  if (lower === "may") return isNumber(before) || isNumber(next) ? "May" : undefined;
  return all.some((each) => days.has(each.lower) || /\d(?:am|pm)?$/.test(each.lower)) ? undefined : lower;
}
