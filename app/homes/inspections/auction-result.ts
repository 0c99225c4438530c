import { formatDollars } from "#app/region/format.ts";
import type { SaleListing } from "../record/sale-record.ts";

type Decided = Pick<SaleListing, "auctionResult" | "sold" | "showsPrice">;

/** Sold at auction $2,465,000; Passed in, highest bid $2,300,000. No figure where the price is withheld. */
export function formatAuctionResult({ auctionResult, sold, showsPrice }: Decided) {
  const { result = "withdrawn", bid } = auctionResult ?? {};
  if (result === "withdrawn") return "Withdrawn from auction";
  if (result === "passed-in") return bid ? `Passed in, highest bid ${formatDollars(bid)}` : "Passed in";
  // Until the sale itself is in the record, the last bid is its price, if it was made at the auction.
  const price = sold || result !== "sold-at-auction" ? sold?.price : bid;
  return showsPrice && price
    ? `${sales[result]} ${formatDollars(price)}`
    : `${sales[result]}, price withheld`;
}

const sales = {
  "sold-at-auction": "Sold at auction",
  "sold-prior": "Sold before auction",
  "sold-after": "Sold after auction",
} as const;
