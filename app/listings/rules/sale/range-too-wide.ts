import { formatDollars } from "#app/format.ts";
import { ruleSettings } from "#content/rules.ts";
import { createPhraseFinder, toHit } from "../phrases.ts";
import type { Hit, SaleRule } from "../rule.ts";
import { findRanges } from "../texts.ts";

const findWideWords = createPhraseFinder(
  "low|mid|middle ?- to|-|– ?- ?the mid|high ?- $",
  "low ?- high ?- $",
);

export const rangeTooWide: SaleRule = {
  code: "range-too-wide",
  ...ruleSettings["range-too-wide"],
  law: "Property and Stock Agents Act 2002 s 72A",
  instead: "Write an upper end at most 10 % above the lower end",
  test: ({ price, priceTo, showsPrice }, { estimate, texts }) => [
    ...(showsPrice && priceTo !== undefined && isTooWide(price, priceTo) ? [toGuide(price, priceTo)] : []),
    ...(estimate?.to != null && isTooWide(estimate.from, estimate.to) ? [ofEstimate] : []),
    ...texts.flatMap((text) => {
      const ranges = findRanges(text).filter(({ lower, upper }) => isTooWide(lower, upper));
      return [...ranges, ...findWideWords(text)].map((match) => toHit(text, match));
    }),
  ],
};

/** Its figures are nobody else's business. */
const ofEstimate: Hit = { field: "estimates.json", words: "the estimate of the agency agreement" };

function toGuide(from: number, to: number): Hit {
  return { field: "price_to", words: `${formatDollars(from)} – ${formatDollars(to)}` };
}

/** In whole numbers: 1.1 times a price is no exact one. */
function isTooWide(from: number, to: number) {
  return to * 10 > from * 11;
}
