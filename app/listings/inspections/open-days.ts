import type { ListingSummary } from "../listing-summary.ts";
import { toSaleSummary } from "../listing-summary.ts";
import { toRentalSummary } from "../rental/rental-summary.ts";
import type { Inspection } from "./inspection.ts";
import type { OpenListing } from "./open-listings.ts";

export type OpenHome = {
  inspection: Inspection;
  offer: "For sale" | "For rent";
  listing: Pick<ListingSummary, "href" | "title" | "address" | "price" | "picture" | "changedAt">;
};
/** A calendar day in Sydney and the homes open on it, the earliest first. */
export type OpenDay = { date: string; homes: OpenHome[] };

/** A page that grows without end gets too heavy to read and to make: from here on it is followed by another. */
export const HOMES_PER_PAGE = 300;

/** The days on the page that begins after so many homes (`from`); `open` as from findOpenListings. */
export function findOpenDays(open: readonly OpenListing[], from: number): OpenDay[] {
  const onPage = open.slice(from, from + HOMES_PER_PAGE).map(toOpenHome);
  const byDay = Map.groupBy(onPage, ({ inspection }) => inspection.date);
  return [...byDay].map(([date, homes]) => ({ date, homes }));
}

/** After how many homes the page begins that an address asks for; 0 when there is no such page, or none any more. */
export function parseFrom(search: URLSearchParams, found: number) {
  const from = Number(search.get("from"));
  const isStart = Number.isSafeInteger(from) && from % HOMES_PER_PAGE === 0;
  return isStart && from > 0 && from < found ? from : 0;
}

function toOpenHome({ inspection, listing }: OpenListing): OpenHome {
  return listing.listingType === "Sale"
    ? { inspection, offer: "For sale", listing: toSaleSummary(listing) }
    : { inspection, offer: "For rent", listing: toRentalSummary(listing) };
}
