import type { AnyListing } from "../any-listing.ts";
import type { Text } from "./rule.ts";
import { getUpperEnd, type Token, toTokens } from "./tokens.ts";

/** Lower ones are rates, levies and rents. */
const LEAST_SALE_PRICE = 100_000;
export const LEAST_RENT = 100;
/** How many words away from a figure it may be said what it is. */
const NEAR = 5;

/** What no rule looks for is not taken apart: most descriptions. */
const telling = {
  Sale: /\$|\d,\d|\d ?k\b|million|\baud\b/i,
  Rent: /\$|\bpet|\banimal|\bdog|\bcat|\bbond|\boffer|\bbid|\basking|\badvertis/i,
};

const clauseEnds = new Set([".", ",", ";", ":", "!", "?", "(", ")"]);
/** Something else has been sold, spent, saved or earned. */
const otherBefore = toSet(
  "sold sells spent spend spending invested investing paid pay paying save saved saving saves insured value valued cost costs income earning earns grossing rent rents rented return returns returning renovation renovations duty",
);
const otherAfter = toSet(
  "renovation renovations renovating upgrade upgrades improvements refurbishment extension spent invested worth works duty grant income year annum annually",
);

/** What an advertisement says, with the prices it asks; of a rental, every amount that could be a rent or a bond. */
export function findTexts({ priceText, title, description, listingType }: AnyListing): Text[] {
  const isRental = listingType === "Rent";
  const texts = [
    { field: "title", text: title },
    { field: "description", text: description },
  ]
    .filter(({ text }) => telling[listingType].test(text))
    .map(({ field, text }) => {
      const tokens = toTokens(text);
      const isPrice = (token: Token, at: number) =>
        token.figure?.isMoney &&
        (isRental ? token.figure.amount >= LEAST_RENT : isAsked(tokens, at, token.figure.amount));
      return { field, text, tokens, prices: new Set(tokens.filter(isPrice)) };
    });
  const least = isRental ? LEAST_RENT : LEAST_SALE_PRICE;
  return priceText ? [toPriceText("price_text", priceText, least), ...texts] : texts;
}

/** A text in which a large number is a price without any sign; a small one may be a day or a year. */
export function toPriceText(field: string, text: string, least: number): Text {
  const tokens = toTokens(text);
  const isPrice = ({ figure }: Token) => figure && (figure.isMoney || figure.unit || figure.amount >= least);
  return { field, text, tokens, prices: new Set(tokens.filter(isPrice)) };
}

/** The ranges of prices in a text. */
export function findRanges({ tokens, prices }: Text) {
  return tokens.flatMap((from, at) => {
    const to = getUpperEnd(tokens, at);
    if (!to?.figure || !from.figure || !prices.has(from)) return [];
    return [{ from: at, to: at + 3, lower: from.figure.amount, upper: to.figure.amount }];
  });
}

/** Whether it is what the home is to bring, in the clause it stands in. */
function isAsked(tokens: readonly Token[], at: number, amount: number) {
  return (
    amount >= LEAST_SALE_PRICE &&
    !isNear(tokens.slice(Math.max(0, at - NEAR), at).reverse(), otherBefore) &&
    !isNear(tokens.slice(at + 1, at + 1 + NEAR), otherAfter)
  );
}

function isNear(around: readonly Token[], words: ReadonlySet<string>) {
  const end = around.findIndex(({ word }) => clauseEnds.has(word));
  return around.slice(0, end === -1 ? NEAR : end).some(({ word }) => words.has(word));
}

function toSet(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}
