import { toPriceLine } from "../../record/price-line.ts";
import { nothing, type SaleRule } from "../rule.ts";

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
