import { formatDollars } from "#app/format.ts";
import { ruleSettings } from "#content/rules.ts";
import type { Rental } from "../../rental/rental-record.ts";
import { createPhraseFinder, toHit } from "../phrases.ts";
import type { Hit, RentalRule, Text } from "../rule.ts";

const MOST_WEEKS = 4;

const tooMany = "five|six|seven|eight|nine|ten|twelve|5|6|7|8|9|10|12 ?-";
const findWeeks = createPhraseFinder(
  `${tooMany} week|weeks ?rent ?as|of|for ?a|an|the bond`,
  `bond ?: ?is|of|equals ?the ${tooMany} week|weeks`,
);
const findBonds = createPhraseFinder("bond ?: ?is|of $", "$ ?as ?a bond");

export const bondOverFourWeeks: RentalRule = {
  code: "bond-over-four-weeks",
  ...ruleSettings["bond-over-four-weeks"],
  law: "Residential Tenancies Act 2010 s 159",
  instead: "Ask for a bond of at most four weeks’ rent",
  test: (rental, { texts }) => [
    ...findSupplied(rental),
    ...texts.flatMap((text) => findInText(text, rental.price * MOST_WEEKS)),
  ],
};

function findSupplied({ bond = 0, price }: Rental): Hit[] {
  return bond > price * MOST_WEEKS ? [{ field: "bond_aud", words: formatDollars(bond) }] : [];
}

function findInText(text: Text, most: number): Hit[] {
  const tooHigh = findBonds(text).filter(({ from, to }) =>
    text.tokens.slice(from, to).some(({ figure }) => figure && figure.amount > most),
  );
  return [...findWeeks(text), ...tooHigh].map((match) => toHit(text, match));
}
