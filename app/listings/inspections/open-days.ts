import { type Inspection, isOver } from "../inspection.ts";
import type { ListingSummary } from "../listing-summary.ts";
import { toSaleSummary } from "../listing-summary.ts";
import type { Rental } from "../rental/rental-record.ts";
import { toRentalSummary } from "../rental/rental-summary.ts";
import type { SaleListing } from "../sale/sale-record.ts";

export type OpenHome = {
  inspection: Inspection;
  offer: "For sale" | "For rent";
  listing: Pick<ListingSummary, "href" | "title" | "address" | "price" | "picture" | "changedAt">;
};
/** A calendar day in Sydney and the homes open on it, the earliest first. */
export type OpenDay = { date: string; homes: OpenHome[] };

/** A page that grows without end gets too heavy to read and to make. */
const MOST_HOMES = 300;

/**
 * Every day on which homes are open; what is over at `now` (Sydney time as 2026-11-28T10:30) is left out.
 * `later` is how many homes are open after the last of these, where they are too many for one page.
 */
export function findOpenDays(
  listings: readonly SaleListing[],
  rentals: readonly Rental[],
  now: string,
): { days: OpenDay[]; later: number } {
  const open = sortByTime<SaleListing | Rental>([...findOpen(listings, now), ...findOpen(rentals, now)]);
  const byDay = Map.groupBy(open.slice(0, MOST_HOMES).map(toOpenHome), ({ inspection }) => inspection.date);
  return {
    days: [...byDay].map(([date, homes]) => ({ date, homes })),
    later: Math.max(open.length - MOST_HOMES, 0),
  };
}

type Open<Listing> = { inspection: Inspection; listing: Listing };

function findOpen<Listing extends { nextInspection?: Inspection }>(
  listings: readonly Listing[],
  now: string,
): Open<Listing>[] {
  return listings.flatMap((listing) => {
    const inspection = listing.nextInspection;
    return inspection && !isOver(inspection, now) ? [{ inspection, listing }] : [];
  });
}

function toOpenHome({ inspection, listing }: Open<SaleListing | Rental>): OpenHome {
  return listing.listingType === "Sale"
    ? { inspection, offer: "For sale", listing: toSaleSummary(listing) }
    : { inspection, offer: "For rent", listing: toRentalSummary(listing) };
}

/** Few times have many homes: sorting the times takes a tenth of sorting the homes. */
function sortByTime<Listing>(open: readonly Open<Listing>[]) {
  const byTime = Map.groupBy(open, ({ inspection: { date, start, end } }) => `${date}${start}${end}`);
  return [...byTime.keys()].sort().flatMap((time) => byTime.get(time) ?? []);
}
