import type { AnyListing } from "../record/any-listing.ts";
import { type FactKey, homeFacts } from "../record/facts/home-facts.ts";
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

/**
 * Words that every sentence about people or the future has, and that cost little to look for. The rules about them read
 * no other sentences.
 */
export const aboutPeople =
  /\b(?:corporate|owner|landlord|lgbt|lesbian|fellas|oldies|the dole|on the dole|benefit|must be|must not be|walking|impair|marri|wed\b|divorc|people|person|someone|somebody|tenant|applicant|anyone|anybody|no one|no-one|nobody|investor|those|famil|couple|household|buyer|purchaser|resident|occupant|flatmate|housemate|professional|child|kid|babies|newborn|toddler|infant|teen|pregnant|expecting|street for|ladies|lady|gent|woman|women|male|female|girl|boy|bloke|bachelor|student|retire|pension|senior|elderly|older|single|mum|mother|dad|father|parent|carer|gay|wheelchair|centrelink|dss|disab|able|health|visa|ndis|citizen|foreigner|migrant|refugee|local|aussie|australian|african|asian|islander|muslim|christian|jew|hindu|indian|pakistani|lebanese|chinese|arab|european|english|speak|recipient|little ones|youngster|faith|religio|mums?-to-be|on the way|widow|homosexual|queer|bisexual|deaf|blind\b|autis|immigrant|asylum|unemployed|expectant|same[ -]sex|adult|singles|under[ -]\d|over[ -]\d|overs|men\b|man\b)/i;
export const aboutOutcomes =
  /\b(?:guarantee|assure|surely|undoubted|nod\b|outperform|secured|come what may|year after year|year in|no way|only risk|always|can only|planning permission|extension|millionaire|itself|build two|build a|never stops|for ever|through the roof|on side|safe|will grow|without any|certain|sure|bound to|risk|lose|can't|cannot|bank on|count on|without|no doubt|no consent|no council|no approval|no permission|no development|no da|definite|council|approv|consent|subdivi|rezon|upzon|zoning|height limit|planning rule|never|nothing|nobody|no one|double|triple|boom|soar|skyrocket|outperform|appreciate|take off|in value|to its|on its|to the value|to your|to every|instant|immediate|recession|inflation|crash|bullet|fool|worth|money|prices|values|rents|property|agency agreement|you'll|our appraisal|our estimate|our own|we (?:honestly )?(?:estimate|expect|think|believe)|you will make|quoted|quoting|guided|pitched|priced|advertised|way is up|way from|but up|to go but|make you|earn you|net you|return you|mark our|mark my|promise|investment|no worries|da\b|profit|equity|growth|capital gain|fortune|windfall|wealth|uplift|stake)/i;
