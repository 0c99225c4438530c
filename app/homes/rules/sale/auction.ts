import { toPriceLine } from "../../record/price-line.ts";
import { nothing, type SaleRule } from "../rule.ts";

export const auctionPast: SaleRule = {
  code: "auction-past",
  instead: "Give what came of it (auction_result, status), or the new day",
  test({ auction, closes, auctionResult }, { today }) {
    if (auctionResult) return nothing;
    const days = [
      { field: "auction.at", words: auction?.date },
      { field: "closes", words: closes?.date },
    ];
    return days.flatMap(({ field, words }) => (words && words < today ? [{ field, words }] : []));
  },
};

export const guideAtAuction: SaleRule = {
  code: "guide-at-auction",
  instead: "Give no price or guide before the auction: set price_display to false, and name none in the text",
  test(listing, { texts }) {
    const isAtAuction = listing.method === "auction" || listing.auction !== undefined;
    if (!isAtAuction || listing.auctionResult) return nothing;
    const words = toPriceLine(listing);
    const field = listing.priceText ? "price_text" : "price_display";
    const named = texts.find((text) => text.field !== "price_text" && text.prices.length > 0);
    return [
      ...(/\d/.test(words) ? [{ field, words }] : []),
      ...(named ? [{ field: named.field, words: named.text }] : []),
    ];
  },
};
