import { href } from "react-router";
import { formatAuctionResult } from "#app/homes/record/open-times.ts";
import { getPrintedPrices, isGuide, toPriceLine } from "#app/homes/record/price-line.ts";
import type { SaleListing } from "#app/homes/record/sale-record.ts";
import { type ListingSummary, toListingSummary } from "#app/listings/card/listing-summary.ts";
import { addDays } from "#app/region/calendar-day.ts";

const RESULT_DAYS = 90;
/** Limits the page to the latest results, because a longer one gets too heavy. */
const RESULTS_SHOWN = 300;

type AuctionResult = {
  date: string;
  /** "Sold at auction $2,465,000". */
  words: string;
  /** Current price of a home that was not sold: "Now $2,280,000". */
  now?: string;
  listing: Pick<ListingSummary, "href" | "title" | "address" | "picture" | "changedAt">;
};

export type AuctionDay = { date: string; results: AuctionResult[] };

/** Finds the results of the last 90 days by day, latest first; `today` is a day at the agency. */
export function findAuctionResults(listings: readonly SaleListing[], today: string): AuctionDay[] {
  const first = addDays(today, -RESULT_DAYS);
  const dated = listings.flatMap((listing) => {
    const date = toDate(listing) ?? toHeldDate(listing, today);
    return date && date >= first && date <= today ? [{ date, listing }] : [];
  });
  const latest = dated.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, RESULTS_SHOWN);
  return [...Map.groupBy(latest, ({ date }) => date)].map(([date, results]) => ({
    date,
    results: results.map(({ listing }) => toResult(listing, date)),
  }));
}

/** The date of the result; for a sale before the auction, the date of the sale. */
function toDate({ auctionResult, sold }: SaleListing) {
  const dates = [auctionResult?.date, auctionResult && sold?.date].filter((date) => date !== undefined);
  return dates.sort()[0];
}

const RESULT_PENDING_DAYS = 7;

/** The day of an auction held in the last week that has no result yet. */
function toHeldDate({ auction, auctionResult }: SaleListing, today: string) {
  if (!auction || auctionResult || auction.date >= today) return undefined;
  return auction.date >= addDays(today, -RESULT_PENDING_DAYS) ? auction.date : undefined;
}

function toResult(listing: SaleListing, date: string): AuctionResult {
  const summary = toListingSummary(listing);
  const isSold = listing.status === "sold";
  const path = isSold ? href("/sold-property/:id", { id: listing.originalId }) : summary.href;
  return {
    date,
    words: listing.auctionResult ? formatAuctionResult(listing) : "Result not known yet",
    now: isSold ? undefined : toPriceNow(listing),
    listing: { ...summary, href: path },
  };
}

/** Undefined where no price may be shown. */
function toPriceNow(listing: SaleListing) {
  if (!getPrintedPrices(listing)) return undefined;
  return `${isGuide(listing) ? "Guide now" : "Now"} ${toPriceLine(listing, { isExact: true })}`;
}
