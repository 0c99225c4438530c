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
