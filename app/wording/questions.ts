import type { Hit } from "#app/homes/publishing-rules.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { toPriceLine } from "#app/homes/record/price-line.ts";
import { costs, type Text } from "#app/rules/listing-texts.ts";
import type { AnyRule } from "#app/rules/rule.ts";
import { findAmounts } from "#app/values/amounts.ts";
import { findPassages, type Passage, quote } from "./find-phrases.ts";
import { groups, moreThan } from "./phrases.ts";

export const questions: readonly AnyRule[] = [
  {
    code: "other-amount",
    instead: "Is it about this home?",
    isOurs: true,
    test(listing, { texts }) {
      const naming = texts.filter(({ field, amounts }) => field !== "price_text" && amounts.length > 0);
      if (naming.length === 0) return [];
      const own = findOwnAmounts(listing);
      const kind = listing.listingType === "Rent" ? "rent" : listing.priceTo ? "guide" : "price";
      const known = listing.showsPrice ? `the ${kind} is ${toPriceLine(listing)}` : "the price is not shown";
      const toQuestion = (words: string) => `The text says ${words}; ${known}. Is it about this home?`;
      return naming.flatMap((text) => {
        const others = text.amounts.filter(({ value }) => value === undefined || !own.has(value));
        return ask(text, [...findPassages(text, moreThan), ...others], toQuestion);
      });
    },
  },
  {
    code: "names-people",
    instead: "Does it describe the home, and nobody who may live in it?",
    isOurs: true,
    test: (_listing, { texts }) =>
      texts.flatMap((text) =>
        ask(
          text,
          findPassages(text, groups),
          (words) => `The text says “${words}”. Does it describe the home, and nobody who may live in it?`,
        ),
      ),
  },
];

/** Asks once per sentence. */
function ask(text: Text, places: readonly Passage[], toQuestion: (words: string) => string): Hit[] {
  const asked = new Map(places.map((place) => [quote(text, place), toQuestion(place.words)]));
  return Array.from(asked, ([words, instead]) => ({ field: text.field, words, instead }));
}

/** The home's price, bond and costs, as shown and exact. */
function findOwnAmounts(listing: AnyListing) {
  const { price, priceTo, showsPrice, facts } = listing;
  const figures = listing.listingType === "Sale" ? Object.values(listing.propertyInfo) : [listing.bond];
  const stated = [...costs, "holdingDeposit" as const].map((key) => `$${facts?.[key] ?? ""}`);
  const shownAmounts = [toPriceLine(listing), ...stated].flatMap(findAmounts).map(({ value }) => value);
  return new Set<unknown>([...figures, ...shownAmounts, ...(showsPrice ? [price, priceTo] : [])]);
}
