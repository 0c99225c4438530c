import type { AnyListing } from "../record/any-listing.ts";
import { type FactKey, homeFacts } from "../record/facts/home-facts.ts";
import { aboutOutcomes, aboutPeople } from "./about.ts";
import { type Amount, findAmounts, isRange } from "./amounts.ts";
import { type PriceWords, rentWords, salePriceWords } from "./price-words.ts";
import type { Hit, Text } from "./rule.ts";
import { correctSpelling } from "./spelling.ts";

/** Lower ones are rates, levies and rents. */
const LEAST_SALE_PRICE = 100_000;
/** Higher ones are hospitals and tunnels. */
const MOST_SALE_PRICE = 200_000_000;
export const LEAST_RENT = 100;

/** How far from a price it may be said what it is. */
const LETTERS_BEFORE = 160;
const LETTERS_AFTER = 100;

/** A question and its answer are one sentence where that is no: "Pets? No." */
const lineOrSentenceEnd =
  /[.!;](?=\s|$)(?<!\b(?:approx|min|max|neg|no|st|o|ca?|p\.a|p\.w)\.)|\n|\?(?=\s)(?! (?:no|not|none|never|sorry|unfortunately|afraid)\b)/gi;
/** Its full stop ends no sentence that goes on. */
const perWeek = /\b[Pp]\. ?[Ww]\.?(?=,? [a-z]|$)/g;
/** "O.I.E.O. $1.05m" is "OIEO $1.05m". */
const dotOfLetter = /\.(?<=\b[A-Za-z]\.)(?=[A-Za-z]\b)|\.(?<=\b[A-Za-z]\.[A-Za-z]\.)(?= ?[a-z$\d,])/g;
const clauseEnd = /[,:()]/;
/** Only what is no single space: most sentences have nothing else. */
const whitespace = / ?[^\S ]\s*| \s+/g;

/**
 * Splits an advertisement into sentences, with the prices in them. Most are left out, since no rule looks for their
 * words.
 */
export function findTexts(listing: AnyListing): Text[] {
  const { priceText, title, description, listingType } = listing;
  const words = listingType === "Rent" ? rentWords : salePriceWords;
  const least = listingType === "Rent" ? LEAST_RENT : LEAST_SALE_PRICE;
  const texts = [
    ...findSentences("title", title, words, least),
    ...findSentences("description", description, words, least),
    ...findFactTexts(listing).flatMap(([field, text]) => findSentences(field, text, words, least)),
  ];
  return priceText ? [toPriceText("price_text", priceText, least), ...texts] : texts;
}

/** Figures with their period, which are no price. */
const costs: readonly FactKey[] = ["councilRates", "waterRates", "strata"];
const textFacts = homeFacts.filter(({ key, kind }) => kind === "text" && !costs.includes(key));

/** What stands among the features in the agent's words. */
function findFactTexts({ facts, also = [] }: AnyListing) {
  const said = textFacts.flatMap(({ key }) => {
    const value = facts?.[key];
    return typeof value === "string" ? [[`facts.${key}`, value] as const] : [];
  });
  return [...said, ...also.map((words) => ["also", words] as const)];
}

/** A text in which a large number is a price without any sign; a small one may be a day or a year. */
export function toPriceText(field: string, text: string, least: number): Text {
  const isPrice = ({ isMoney, value }: Amount) => isMoney || value >= least;
  return toText(field, correctSpelling(toPlain(text)), isPrice);
}

/** The ranges of prices in a text. */
export function findRanges(text: Text) {
  return text.prices.flatMap((from, index) => {
    const to = text.prices[index + 1];
    if (!to || !isRange(text.text, from, to)) return [];
    const words = text.text.slice(from.start, to.end);
    return [{ field: text.field, words, lower: from.value, upper: to.value }];
  });
}

/** The words that an expression finds, as they stand in the text. In expressions, ¤ is a price. */
export function findWords(text: Text, ...expressions: readonly RegExp[]): Hit[] {
  for (const expression of expressions) {
    const match = expression.exec(text.masked);
    if (match) return [{ field: text.field, words: unmask(text, match.index, match[0]) }];
  }
  return [];
}

function findSentences(field: string, text: string, words: PriceWords, least: number): Text[] {
  return toPlain(text)
    .split(lineOrSentenceEnd)
    .flatMap((sentence) => {
      const isPriced = words.telling.some((expression) => expression.test(sentence));
      if (!(isPriced || aboutPeople.test(sentence) || aboutOutcomes.test(sentence))) return [];
      const clean = correctSpelling(sentence.replace(whitespace, " ").trim());
      if (!isPriced) return [{ field, text: clean, masked: clean, amounts: [], prices: [] }];
      return [
        toText(
          field,
          clean,
          (amount) =>
            amount.value >= least && amount.value <= MOST_SALE_PRICE && isAsked(clean, amount, words),
        ),
      ];
    });
}

function toText(field: string, text: string, isPrice: (amount: Amount) => boolean): Text {
  const amounts = findAmounts(text);
  const prices = amounts.filter(isPrice);
  let masked = "";
  let end = 0;
  for (const price of prices) {
    masked += `${text.slice(end, price.start)}¤`;
    end = price.end;
  }
  return { field, text, masked: masked + text.slice(end), amounts, prices };
}

function toPlain(text: string) {
  const plain = text.replaceAll("’", "'").replaceAll("¤", " ").replace(perWeek, "pw");
  return plain.replace(dotOfLetter, "");
}

/** Whether it is what the home is to bring, unless the nearest words before say that it is another's. */
function isAsked(text: string, { start, end, isMoney }: Amount, words: PriceWords) {
  const before = text.slice(Math.max(0, start - LETTERS_BEFORE), start);
  const [clauseAfter = ""] = text.slice(end, end + LETTERS_AFTER).split(clauseEnd, 1);
  if (!isMoney) return words.unsignedBefore.test(before) || words.unitAfter.test(clauseAfter);
  if (words.surely.test(before)) return true;
  if (words.elseAfter.test(clauseAfter) || words.another.test(text)) return false;
  return findLast(before, words.else) <= findLast(before, words.own);
}

function findLast(text: string, expression: RegExp) {
  return Array.from(text.matchAll(expression)).at(-1)?.index ?? -1;
}

function unmask({ masked, text, prices }: Text, from: number, words: string) {
  let next = masked.slice(0, from).split("¤").length - 1;
  return words.replace(/¤/g, () => {
    const price = prices[next++];
    return price ? text.slice(price.start, price.end) : "";
  });
}
