import { findNumbersInWords } from "./number-words.ts";

/** A number in a text that may be an amount of money. */
export type Amount = {
  start: number;
  end: number;
  /** In dollars, if it is one. */
  value: number;
  /** The text says so: $900,000, AUD 900,000, 900k, 2 million, high 2s. "2.4m" may be the height of a ceiling. */
  isMoney: boolean;
};

/** An amount with its unit: 2 and "m" of "$2m". */
type Figure = Amount & { unit?: number };

const THOUSAND = 1_000;
const MILLION = 1_000_000;
const LEAST_OF_A_HOME = 100_000;
const BETWEEN_LETTERS = 8;
const LETTERS_BEFORE = 40;
const LETTERS_AFTER = 20;

const figures = /(?:\$ ?)?\b\d[\d,.]*/g;
/** The high ones may be windows; those that a price is in are millions. */
const bandsInWords =
  /(?<=[ -])(?:two|three|four|five|seven|eight|nine)(?=s\b)|(?<=\bin the (?:early|low|mid|high|late) )one(?=s\b)/gi;
const numbersInWords = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const thousandAfter = /^ ?(?:k|thousand)\b/i;
/** Metres are followed by what they measure. */
const letterMAfter =
  /^ ?m(?:'?s)?\b(?! ?(?:of|x|by|wide|long|deep|tall|high|ceilings?|walls?|doors?|windows?|fences?|hedges?|frontage|lap|pool)\b)/i;
/** Nothing that has a dollar sign is measured in metres. */
const letterMAfterSign = /^ ?m(?:'?s)?\b/i;
const millionAfter = /^ ?mil(?:l|lion)?(?:'?s)?\b/i;
/** A band of prices, named by its first figures: "high 2s", "mid 800's", "low 3m". */
const bandBefore = /\b(?:early|low|lower|mid|middle|high|upper|late)[ -](?:the )?$/i;
const bandAfter = /^'?s\b/i;
/** "In the 600s": a decade has four figures or two. */
const inTheBefore = /\bin the $/i;
const hundredsAfter = /^'?s\b/;
/** "Offers over 1.95", "he would take 980": neither has a unit, and nothing that is measured follows. */
const askedBefore =
  /(?:\b(?:guide|guid(?:ed|ing)|asking|takes?|accept|offers?|invited|welcome|o\/o|bids?|bidding|pric(?:e[ds]?|ing)|think(?:ing)?|quot(?:ed|ing)|expect(?:ed|ing)?|yours|pitched|looking|wants?|seeking|secure|hop(?:es|ing)|reserve|part with it|sold|sell|pay|anything|interest|better|buyers|vendors?|owners?)(?: is| are| of| at| for| to| in| it| will| than| starts?| starting| opens?|:)?(?: be| at| for| from| of| it)?|^)(?: ?(?:over|above|below|under|around|about|circa|from|between|north of|upwards of|in excess of|close to|less than|no less than|at least|more than))?(?: the)? ?$/i;
const nothingMeasuredAfter =
  /^(?=$|[!?;,)+]|\.(?:\s|$)| ?\+| ?[-–—] ?\d\.| (?:today|now|will|would|should|buys|gets|takes|and|or|is|may|plus|mark|to secure|for this|to \d\.)\b)/;
/** No band in words is without one. */
const band = /\b(?:one|two|three|four|five|seven|eight|nine)s\b|figure|\bthe million\b/i;
/** "Over the million-dollar mark" */
const millionMark = /(?<=\bthe )million(?:[ -]dollars?)?(?= (?:mark|barrier|line|threshold)\b)/gi;
/** "High six figures" are less than a million. */
const figuresInWords =
  /(?<=\b(?:early|low|lower|mid|middle|high|upper|late|strong|solid)[ -])(?:six|seven|eight)[ -]figures?\b/gi;
const hundredsInWords = /hundreds$/i;
const dollarsAfter = /^ dollars\b/i;
const audBefore = /\baud ?$/i;
const rangeLink = /^ ?(?:-|–|—|\/|to|up to|through|through to) ?$/i;
const rangeLinkAnd = /^ ?(?:and|&) ?$/i;
const betweenBefore = /\b(?:between|span) ?$/i;
/** A number of this many digits in the text of a home is always a price: 1,800,000. */
const grouped = /^\d{1,3}(?:,\d{3}){2,}$|^[1-9]\d\d,\d{3}$/;
const countedAfter =
  /^ ?(?:sqm|square|m2|litres?|visitors|people|residents|tourists|passengers|copies|trees|hectares|acres|kilometres|km)\b/i;

/** The numbers of a text in order; the ends of a range share sign and unit: $2.4 – 2.6m, $900 – 950,000. */
export function findAmounts(text: string): Amount[] {
  const found = [
    ...Array.from(text.matchAll(figures), ({ 0: words, index }) =>
      readFigure(text, index, words.replace(/[,.]$/, "")),
    ),
    ...findBandsInWords(text),
    ...findNumbersInWords(text).map((number) => readNumberInWords(text, number)),
  ].toSorted((a, b) => a.start - b.start);
  for (const [index, from] of found.entries()) {
    const to = found[index + 1];
    if (to && isRange(text, from, to)) shareUnit(from, to);
  }
  // 1.1 million is no whole number of dollars in binary.
  return found.map((amount) => ({ ...amount, value: Math.round(amount.value) }));
}

/** Whether the text names them as a range: $900,000 – $950,000, 900 to 950k, between $2m and $2.2m. */
export function isRange(text: string, from: Amount, to: Amount) {
  const link = text.slice(from.end, to.start);
  return (
    rangeLink.test(link) ||
    (rangeLinkAnd.test(link) &&
      betweenBefore.test(text.slice(Math.max(0, from.start - BETWEEN_LETTERS), from.start)))
  );
}

function readFigure(text: string, start: number, words: string): Figure {
  const end = start + words.length;
  const before = text.slice(Math.max(0, start - LETTERS_BEFORE), start);
  const after = text.slice(end, end + LETTERS_AFTER);
  const value = toNumber(words);
  const bare =
    askedBefore.test(before) && nothingMeasuredAfter.test(after) ? findBareUnit(words, value) : undefined;
  if (bare) return { start, end, value: value * bare, unit: bare, isMoney: true };
  const { length, unit, isMoney } = isBand(before, after, value)
    ? readBand(value, after)
    : readUnit(after, words.startsWith("$") ? letterMAfterSign : letterMAfter);
  return {
    start,
    end: end + length,
    value: value * (unit ?? 1),
    unit,
    isMoney:
      isMoney ||
      words.startsWith("$") ||
      audBefore.test(before) ||
      (grouped.test(words) && !countedAfter.test(after)),
  };
}

function findBandsInWords(text: string) {
  if (!band.test(text)) return [];
  return [
    ...Array.from(text.matchAll(bandsInWords), ({ 0: words, index }) => readFigure(text, index, words)),
    ...Array.from(text.matchAll(figuresInWords), ({ 0: words, index }) => readFigures(words, index)),
    ...Array.from(text.matchAll(millionMark), ({ 0: words, index }) => ({
      start: index,
      end: index + words.length,
      value: MILLION,
      isMoney: true,
    })),
  ];
}

function readFigures(words: string, start: number): Figure {
  const [digits = ""] = words.split(/[ -]/);
  return { start, end: start + words.length, value: 10 ** (toNumber(digits) - 1), isMoney: true };
}

function findBareUnit(words: string, value: number) {
  if (words.includes(".") && value >= 1 && value < 10) return MILLION;
  return !words.startsWith("$") && Number.isInteger(value) && value >= 400 && value < THOUSAND
    ? THOUSAND
    : undefined;
}

/** Money if it says so, or if it is as much as a home may cost and counts nothing: no kilometres, no visitors. */
function readNumberInWords(
  text: string,
  { start, end, value }: Pick<Amount, "start" | "end" | "value">,
): Figure {
  const dollars = dollarsAfter.exec(text.slice(end, end + LETTERS_AFTER));
  const length = dollars?.[0].length ?? 0;
  const before = text.slice(Math.max(0, start - LETTERS_BEFORE), start);
  // The high nine hundreds are thousands.
  if (hundredsInWords.test(text.slice(start, end)) && bandBefore.test(before))
    return { start, end, value: value * THOUSAND, unit: THOUSAND, isMoney: true };
  const isCost = value >= MILLION || (value >= LEAST_OF_A_HOME && nothingMeasuredAfter.test(text.slice(end)));
  return { start, end: end + length, value, isMoney: Boolean(dollars) || isCost };
}

function readUnit(after: string, letterM = letterMAfter) {
  const thousand = thousandAfter.exec(after);
  if (thousand) return { length: thousand[0].length, unit: THOUSAND, isMoney: true };
  const million = millionAfter.exec(after);
  if (million) return { length: million[0].length, unit: MILLION, isMoney: true };
  const letter = letterM.exec(after);
  return { length: letter?.[0].length ?? 0, unit: letter ? MILLION : undefined, isMoney: false };
}

function isBand(before: string, after: string, value: number) {
  const isHundreds = value >= 100 && value < THOUSAND && hundredsAfter.test(after);
  return bandBefore.test(before) || (isHundreds && inTheBefore.test(before));
}

/** One digit counts millions and three digits count thousands; two are a decade. */
function readBand(value: number, after: string) {
  const band = bandAfter.exec(after);
  if (!band) return readMillions(after);
  const unit = value < 10 ? MILLION : value >= 100 && value < THOUSAND ? THOUSAND : undefined;
  return { length: band[0].length, unit, isMoney: unit !== undefined };
}

function readMillions(after: string) {
  const { length, unit, isMoney } = readUnit(after);
  return { length, unit, isMoney: isMoney || unit !== undefined };
}

function toNumber(words: string) {
  const inWords = numbersInWords.indexOf(words.toLowerCase());
  return inWords === -1 ? Number(words.replace(/[$, ]/g, "")) : inWords + 1;
}

function shareUnit(from: Figure, to: Figure) {
  from.isMoney ||= to.isMoney;
  to.isMoney ||= from.isMoney;
  if (from.unit && !to.unit && to.value < THOUSAND) {
    to.unit = from.unit;
    to.value *= from.unit;
  }
  if (from.unit || from.value >= THOUSAND) return;
  from.unit = to.unit ?? (to.value >= from.value * THOUSAND ? THOUSAND : undefined);
  from.value *= from.unit ?? 1;
}
