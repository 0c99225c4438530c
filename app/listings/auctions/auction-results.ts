import { href } from "react-router";
import { formatDollars } from "#app/format.ts";
import { type ListingSummary, toListingSummary } from "../card/listing-summary.ts";
import type { SaleListing } from "../sale/sale-record.ts";

const RESULT_DAYS = 90;
/** The latest; a longer page gets too heavy. */
const RESULTS_SHOWN = 300;
const DAY_MS = 24 * 60 * 60 * 1000;

type AuctionResult = {
  date: string;
  /** Sold at auction $2,465,000 */
  words: string;
  listing: Pick<ListingSummary, "href" | "title" | "address" | "picture" | "changedAt">;
};

/** The results of the last 90 days by day, the latest first; `today` is a day in Sydney. */
export function findAuctionResults(listings: readonly SaleListing[], today: string) {
  const first = new Date(Date.parse(today) - RESULT_DAYS * DAY_MS).toISOString().slice(0, 10);
  const dated = listings.flatMap((listing) => {
    const date = toDate(listing);
    return date && date >= first && date <= today ? [{ date, listing }] : [];
  });
  const latest = dated.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, RESULTS_SHOWN);
  return [...Map.groupBy(latest, ({ date }) => date)].map(([date, results]) => ({
    date,
    results: results.map(({ listing }) => toResult(listing, date)),
  }));
}

/** What is sold before the auction is decided on that day. */
function toDate({ auctionResult, sold }: SaleListing) {
  const dates = [auctionResult?.date, auctionResult && sold?.date].filter((date) => date !== undefined);
  return dates.sort()[0];
}

function toResult(listing: SaleListing, date: string): AuctionResult {
  const summary = toListingSummary(listing);
  const isSold = listing.status === "sold";
  const path = isSold ? href("/sold-property/:id", { id: listing.originalId }) : summary.href;
  return { date, words: formatAuctionResult(listing), listing: { ...summary, href: path } };
}

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
