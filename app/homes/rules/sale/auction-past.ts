import { nothing, type SaleRule } from "../rule.ts";

export const auctionPast: SaleRule = {
  code: "auction-past",
  instead: "Give auction_result, or the auction’s new day",
  test: ({ auction, auctionResult }, { today }) =>
    auction && auction.date < today && !auctionResult
      ? [{ field: "auction.at", words: auction.date }]
      : nothing,
};
