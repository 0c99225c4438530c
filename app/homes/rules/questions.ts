import type { AnyListing } from "../record/any-listing.ts";
import { toPriceLine } from "../record/price-line.ts";
import type { SaleListing } from "../record/sale-record.ts";
import { findAmounts } from "./amounts.ts";
import { groups } from "./phrases.ts";
import type { AnyRule, Hit } from "./rule.ts";
import { costs, quote, type Text } from "./texts.ts";

/** An amount that is no figure of the home: a person says whether it is about it. */
export const otherAmount: AnyRule = {
  code: "other-amount",
  instead: "Is it about this home?",
  test(listing, { texts }) {
    const own = findOwnAmounts(listing);
    const kind = listing.listingType === "Rent" ? "rent" : "guide";
    const known = listing.showsPrice ? `the ${kind} is ${toPriceLine(listing)}` : "the price is not shown";
    const toQuestion = (words: string) => `The text says ${words}; ${known}. Is it about this home?`;
    return texts
      .filter(({ field }) => field !== "price_text")
      .flatMap((text) =>
        toHits(
          text,
          text.amounts.filter(({ value }) => value === undefined || !own.has(value)),
          toQuestion,
        ),
      );
  },
};

/** Words of age, family, faith, origin, health or income: a person says whether they choose who may live there. */
export const namesPeople: AnyRule = {
  code: "names-people",
  instead: "Does it describe the home, and nobody who may live in it?",
  test: (_listing, { texts }) =>
    texts.flatMap((text) =>
      toHits(
        text,
        Array.from(text.masked.matchAll(groups), ({ 0: words, index: start }) => ({
          ...{ words, start, end: start + words.length },
        })),
        (words) => `The text says “${words}”. Does it describe the home, and nobody who may live in it?`,
      ),
    ),
};

type Place = { start: number; end: number; words: string };

/** One for each sentence. */
function toHits(text: Text, places: readonly Place[], toQuestion: (words: string) => string): Hit[] {
  const asked = new Map(
    places.toReversed().map(({ start, end, words }) => [quote(text, start, end), toQuestion(words)]),
  );
  return Array.from(asked, ([words, instead]) => ({ field: text.field, words, instead }));
}

/** Its price, its bond and what it costs, as they are printed and in full. */
function findOwnAmounts(listing: AnyListing) {
  const { price, priceTo, showsPrice, facts } = listing;
  const { councilRatesQuarter, waterRatesQuarter, strataLeviesQuarter } =
    listing.listingType === "Sale" ? listing.propertyInfo : noCosts;
  const figures = [
    councilRatesQuarter,
    waterRatesQuarter,
    strataLeviesQuarter,
    "bond" in listing && listing.bond,
  ];
  const stated = [...costs, "holdingDeposit" as const].map((key) => `$${facts?.[key] ?? ""}`);
  const said = [toPriceLine(listing), ...stated].flatMap(findAmounts).map(({ value }) => value);
  return new Set([...figures, ...said, ...(showsPrice ? [price, priceTo] : [])].filter(isNumber));
}

const noCosts: Partial<SaleListing["propertyInfo"]> = {};

function isNumber(value: unknown) {
  return typeof value === "number";
}
