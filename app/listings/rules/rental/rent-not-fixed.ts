import { formatDollars } from "#app/format.ts";
import { ruleSettings } from "#content/rules.ts";
import type { Rental } from "../../rental/rental-record.ts";
import { createPhraseFinder, toHit } from "../phrases.ts";
import type { Hit, RentalRule, Text } from "../rule.ts";
import { findRanges, LEAST_RENT, toPriceText } from "../texts.ts";

const weekly = ["pw", "weekly", "per week", "a week", "each week", "p / w"];
const findOpenRents = createPhraseFinder(
  ...weekly.map((week) => `from|around|about|approximately|approx|circa|starting ?at|from ?only $ ${week}`),
);
const findOpenWords = createPhraseFinder(
  "from|around|about|approximately|approx|circa|starting ?at|from ?only $",
);
const findWeek = createPhraseFinder(...weekly);

export const rentNotFixed: RentalRule = {
  code: "rent-not-fixed",
  ...ruleSettings["rent-not-fixed"],
  law: "Residential Tenancies Act 2010 s 22A(1)",
  instead: "State one rent: no price_display or price_to, and a price_text that names the rent",
  test: (rental, { texts }) => [...findUnstated(rental), ...texts.flatMap(findOpenText)],
};

function findUnstated({ showsPrice, price, priceTo, priceText }: Rental): Hit[] {
  if (!showsPrice) return [{ field: "price_display", words: priceText ?? "Contact agent" }];
  if (priceText) return names(priceText, price) ? [] : [{ field: "price_text", words: priceText }];
  if (priceTo === undefined || priceTo === price) return [];
  return [{ field: "price_to", words: `${formatDollars(price)} – ${formatDollars(priceTo)}` }];
}

function names(text: string, rent: number) {
  return [...toPriceText("price_text", text, LEAST_RENT).prices].some(
    ({ figure }) => figure?.amount === rent,
  );
}

function findOpenText(text: Text): Hit[] {
  const isPrice = text.field === "price_text";
  const ranges = findRanges(text).filter(
    ({ to, lower, upper }) =>
      lower !== upper && (isPrice || findWeek({ ...text, tokens: text.tokens.slice(to, to + 3) }).length > 0),
  );
  return [...ranges, ...(isPrice ? findOpenWords : findOpenRents)(text)].map((match) => toHit(text, match));
}
