import { formatDollars, formatShortDate, formatTime, formatWeekday } from "#app/region/format.ts";
import type { AuctionTime, Inspection } from "../inspections/inspection.ts";
import type { AnyListing } from "./any-listing.ts";
import type { SaleListing } from "./sale-record.ts";
import type { Auction, Closing } from "./shared-listing.ts";

/** A listing with one of its inspections, its auction or its closing. */
export type OpenListing = { listing: AnyListing } & (
  | { kind: "inspection"; time: Inspection }
  | { kind: "auction"; time: Auction }
  | { kind: "closing"; time: Closing }
);

export function toOpenTimes(listing: AnyListing): OpenListing[] {
  const { inspections, auction, closes } = listing;
  return [
    ...inspections.map((time) => ({ kind: "inspection" as const, time, listing })),
    ...(auction ? [{ kind: "auction" as const, time: auction, listing }] : []),
    ...(closes ? [{ kind: "closing" as const, time: closes, listing }] : []),
  ];
}

/** "Inspection", "Auction" or "Tender closes". */
export function toOccasion({ kind, time }: OpenListing) {
  if (kind === "closing") return time.what;
  return kind === "auction" ? "Auction" : "Inspection";
}

/** The day of its auction or closing: "Auction Sat 5 Dec", "Tender closes Fri 11 Dec, 5:00 pm". */
export function formatSaleDay({ auction, closes }: Pick<AnyListing, "auction" | "closes">) {
  if (auction) return `Auction ${formatShortDate(auction.date).text}`;
  return closes && `${closes.what} ${formatClosing(closes)}`;
}

/** "Fri 11 Dec, 5:00 pm" */
export function formatClosing({ date, start }: AuctionTime) {
  return [formatShortDate(date).text, start && formatTime(start)].filter(Boolean).join(", ");
}

/** "Saturday 5 December, 10:00 am, on site" */
export function formatAuction({ date, start, place }: Auction) {
  return [formatWeekday(date), start && formatTime(start), place].filter(Boolean).join(", ");
}

/** Whether the auction is held at the home. */
export function isOnSite({ place = "on site" }: Auction) {
  return /^on[- ]?site$/i.test(place);
}

type Decided = Pick<SaleListing, "auctionResult" | "sold" | "showsPrice">;

/** "Sold at auction $2,465,000" or "Passed in, highest bid $2,300,000"; no figure if the price is withheld. */
export function formatAuctionResult({ auctionResult, sold, showsPrice }: Decided) {
  const { result = "withdrawn", bid } = auctionResult ?? {};
  if (result === "withdrawn") return "Withdrawn from auction";
  if (result === "passed-in") return bid ? `Passed in, highest bid ${formatDollars(bid)}` : "Passed in";
  // The last bid of an auction that sold the home is its price until the record has the sale.
  const price = sold || result !== "sold-at-auction" ? sold?.price : bid;
  return showsPrice && price
    ? `${sales[result]} ${formatDollars(price)}`
    : `${sales[result]}, price withheld`;
}

/** The method of sale. An auction that sold the home takes precedence. */
export function toMethod({ method, auctionResult }: Pick<SaleListing, "method" | "auctionResult">) {
  const { result = "withdrawn" } = auctionResult ?? {};
  if (result !== "withdrawn" && result !== "passed-in") return sales[result];
  return method && saleMethods[method];
}

export const saleMethods = {
  sale: "Private treaty",
  auction: "Auction",
  expressions: "Expressions of interest",
  tender: "Tender",
  "set-sale": "Set date sale",
} as const;

const sales = {
  "sold-at-auction": "Sold at auction",
  "sold-prior": "Sold before auction",
  "sold-after": "Sold after auction",
} as const;
