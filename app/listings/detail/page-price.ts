import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { isEnded, toStatusLabel } from "#app/homes/record/listing-status.ts";
import { formatClosing } from "#app/homes/record/open-times.ts";
import { contactAgent, getExactPrice, getPrintedPrices, toPriceLine } from "#app/homes/record/price-line.ts";
import { formatDollars, formatShortDate, formatTime } from "#app/region/format.ts";

/** The price and its meaning, in parts: "Auction · guide", "$3.45M – $3.6M", "Sat 5 Dec, 11:00 am, on site". */
export type PagePrice = { before?: string; price: string; exact?: string; saleDay?: string };

/** The price as the home's page shows it. Never contains withheld figures. */
export function toPagePrice(listing: AnyListing): PagePrice {
  const price = toPriceLine(listing);
  if (isEnded(listing)) return { price };
  const before = [toStatusLabel(listing), ...toMeaning(listing, price)].filter(Boolean).join(" · ");
  return {
    before: before || undefined,
    price,
    exact: getExactPrice(listing),
    saleDay: toSaleDay(listing),
  };
}

function toMeaning(listing: AnyListing, price: string) {
  const hasFigures = getPrintedPrices(listing) !== undefined;
  const { result, bid } = listing.auctionResult ?? {};
  if (result === "passed-in") {
    const passedIn = bid && hasFigures ? `Passed in ${formatDollars(bid)}` : "Passed in";
    return hasFigures ? [passedIn, "now"] : [passedIn];
  }
  if (!listing.auction) return [];
  if (hasFigures) return ["Auction", "guide"];
  return price === contactAgent ? ["Auction"] : [];
}

function toSaleDay({ auction, closes }: AnyListing) {
  if (closes) return `${closes.what} ${formatClosing(closes)}`;
  if (!auction) return undefined;
  const { date, start, place } = auction;
  return [formatShortDate(date).text, start && formatTime(start), place].filter(Boolean).join(", ");
}
