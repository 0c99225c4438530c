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
  const open = [...findOpen(listings, now), ...findOpen(rentals, now)].sort(byTime);
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

function byTime({ inspection: a }: Open<unknown>, { inspection: b }: Open<unknown>) {
  const [first, second] = [`${a.date}${a.start}${a.end}`, `${b.date}${b.start}${b.end}`];
  return first === second ? 0 : first < second ? -1 : 1;
}
