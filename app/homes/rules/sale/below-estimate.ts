import { toPriceLine } from "../../record/price-line.ts";
import type { SaleListing } from "../../record/sale-record.ts";
import { type Hit, nothing, type SaleRule, type Text } from "../rule.ts";
import { findRanges, toPriceText } from "../texts.ts";

export const belowEstimate: SaleRule = {
  code: "below-estimate",
  instead:
    "Write no figure below the estimate of the agency agreement; where rounding takes one below, write it in full as price_text",
  test(listing, { estimate, texts }) {
    const own = texts.flatMap(findOwnEstimate);
    if (!estimate) return own;
    return [...toPrinted(listing), ...texts].flatMap(({ field, text, prices }) =>
      prices
        .filter(({ value }) => value < estimate.from)
        .map(({ start, end }) => ({ field, words: text.slice(start, end) })),
    );
  },
};

const offered =
  /\b(?:guid(?:e|ed|ing)|advertis(?:ed|ing)|market(?:ed|ing)|list(?:ed|ing)|asking|quot(?:e|ed|ing)|shown|displayed|priced?|pegged|in the ad|on the board|on paper|for sale at)\b/i;
const estimated =
  /\b(?:estimat(?:e|es|ed|ing|ion)|apprais(?:al|als|ed|e)|reckon|opinion|told the (?:owners?|vendors?)|realistic(?:ally)?|really worth|agreement says|agency agreement|we (?:all )?(?:expect|think|believe|see it|value)|will (?:really )?(?:sell|fetch|bring))\b/i;
const LEAST_PRICE = 100_000;

/** An advertisement that says itself what the home will sell for, and asks for less. */
function findOwnEstimate(all: Text): Hit[] {
  const { field, text, amounts } = all;
  if (!offered.test(text) || !estimated.test(text)) return [];
  const prices = amounts
    .filter(({ isMoney, value }) => isMoney && value >= LEAST_PRICE)
    .map(({ value }) => value);
  const uppers = findRanges({ ...all, prices: amounts }).map(({ upper }) => upper);
  const lowers = prices.filter((price) => !uppers.includes(price));
  const isBelow = lowers.length > 1 && Math.max(...lowers) > Math.min(...lowers);
  return isBelow ? [{ field, words: text }] : [];
}

/** The price as visitors read it, rounded and in full. Words of the record are one of its texts already. */
function toPrinted(listing: SaleListing): Text[] {
  if (listing.priceText) return [];
  const lines = new Set([toPriceLine(listing), toPriceLine(listing, { isExact: true })]);
  return [...lines].map((line) => toPriceText("price_aud", line, 0));
}

export const noPrice: SaleRule = {
  code: "no-price",
  instead: "Give a price or a guide (price_aud, price_to) and let it be shown",
  test(listing) {
    const words = toPriceLine(listing);
    if (/\d/.test(words)) return nothing;
    return [{ field: listing.priceText ? "price_text" : "price_display", words }];
  },
};

/** The site withholds what the record's fields say; what the agency writes into a text it would print. */
export const hiddenPrice: SaleRule = {
  code: "hidden-price",
  instead: "Take the figure out of the text, or let the price be shown (price_display)",
  test: ({ showsPrice }, { texts }) =>
    showsPrice
      ? nothing
      : texts
          .filter(({ field }) => field !== "price_text")
          .flatMap(({ field, text, prices }) =>
            prices.map(({ start, end }) => ({ field, words: text.slice(start, end) })),
          ),
};
