import type { AnyListing } from "../any-listing.ts";
import { type ListingSummary, toListingSummary } from "../listing-summary.ts";
import type { Rental } from "../rental/rental-record.ts";
import type { SaleListing } from "../sale/sale-record.ts";
import { type Inspection, isOver } from "./inspection.ts";

export type OpenListing = { inspection: Inspection; listing: AnyListing };

export type OpenHome = {
  inspection: Inspection;
  offer: "For sale" | "For rent";
  listing: Pick<ListingSummary, "href" | "title" | "address" | "price" | "picture" | "changedAt">;
};
export type OpenDay = { date: string; homes: OpenHome[] };

/** A longer page gets too heavy to read and to render; another one follows. */
export const HOMES_PER_PAGE = 300;

type Listings = { listings: readonly SaleListing[]; rentals: readonly Rental[] };

/** Every listing with an inspection, as often as it has one, that is not over at `now` (Sydney time as 2026-11-28T10:30), the earliest first. */
export function findOpenListings({ listings, rentals }: Listings, now: string): OpenListing[] {
  return sortByTime([...findOpen(listings, now), ...findOpen(rentals, now)]);
}

/** The days on the page that starts after `from` homes; `open` as from findOpenListings. */
export function findOpenDays(open: readonly OpenListing[], from: number): OpenDay[] {
  const onPage = open.slice(from, from + HOMES_PER_PAGE).map(toOpenHome);
  const byDay = Map.groupBy(onPage, ({ inspection }) => inspection.date);
  return [...byDay].map(([date, homes]) => ({ date, homes }));
}

/** The next days on which homes are open, and how many are; `open` as from findOpenListings. */
export function countOpenDays(open: readonly OpenListing[], days: number) {
  const byDay = Map.groupBy(open, ({ inspection }) => inspection.date);
  return [...byDay]
    .slice(0, days)
    .map(([date, times]) => ({ date, homes: new Set(times.map(({ listing }) => listing)).size }));
}

/** The offset that an address asks for; 0 if no page starts there. */
export function parseFrom(search: URLSearchParams, found: number) {
  const from = Number(search.get("from"));
  const isStart = Number.isSafeInteger(from) && from % HOMES_PER_PAGE === 0;
  return isStart && from > 0 && from < found ? from : 0;
}

function findOpen(listings: readonly AnyListing[], now: string): OpenListing[] {
  return listings.flatMap((listing) =>
    listing.inspections
      .filter((inspection) => !isOver(inspection, now))
      .map((inspection) => ({ inspection, listing })),
  );
}

/** Many homes share few times: sorting times is ten times faster than sorting homes. */
function sortByTime(open: readonly OpenListing[]) {
  const byTime = Map.groupBy(open, ({ inspection: { date, start, end } }) => `${date}${start}${end}`);
  return [...byTime.keys()].sort().flatMap((time) => byTime.get(time) ?? []);
}

function toOpenHome({ inspection, listing }: OpenListing): OpenHome {
  const offer = listing.listingType === "Sale" ? "For sale" : "For rent";
  return { inspection, offer, listing: toListingSummary(listing) };
}
