import { nothing, type SaleRule } from "../rule.ts";

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
