import { formatShortDate, formatTime, formatWeekday } from "#app/region/format.ts";
import type { AuctionTime } from "./inspection.ts";

export type Auction = AuctionTime & { place?: string };

/** Saturday 5 December, 10:00 am, on site */
export function formatAuction({ date, start, place }: Auction) {
  return [formatWeekday(date), start && formatTime(start), place].filter(Boolean).join(", ");
}

/** Auction Sat 5 Dec */
export function formatAuctionDay({ date }: Auction) {
  return `Auction ${formatShortDate(date).text}`;
}

/** Whether it is held at the home itself. */
export function isOnSite({ place = "on site" }: Auction) {
  return /^on[- ]?site$/i.test(place);
}
