import { toPriceLine } from "../../record/price-line.ts";
import type { SaleListing } from "../../record/sale-record.ts";
import { nothing, type SaleRule, type Text } from "../rule.ts";
import { toPriceText } from "../texts.ts";

export const belowEstimate: SaleRule = {
  code: "below-estimate",
  instead:
    "Write no figure below the estimate of the agency agreement; where rounding takes one below, write it in full as price_text",
  test(listing, { estimate, texts }) {
    if (!estimate) return nothing;
    return [...toPrinted(listing), ...texts].flatMap(({ field, text, prices }) =>
      prices
        .filter(({ value }) => value < estimate.from)
        .map(({ start, end }) => ({ field, words: text.slice(start, end) })),
    );
  },
};

/** The price as visitors read it, rounded and in full. Words of the record are one of its texts already. */
function toPrinted(listing: SaleListing): Text[] {
  if (listing.priceText) return [];
  const lines = new Set([toPriceLine(listing), toPriceLine(listing, { isExact: true })]);
  return [...lines].map((line) => toPriceText("price_aud", line, 0));
}
