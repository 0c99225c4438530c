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

/** Every day on which homes are open; what is over at `now` (Sydney time as 2026-11-28T10:30) is left out. */
export function findOpenDays(
  listings: readonly SaleListing[],
  rentals: readonly Rental[],
  now: string,
): OpenDay[] {
  const homes = [
    ...listings.map((listing) => ({ ...toSaleSummary(listing), offer: "For sale" as const })),
    ...rentals.map((rental) => ({ ...toRentalSummary(rental), offer: "For rent" as const })),
  ].flatMap(({ offer, nextInspection: inspection, ...listing }): OpenHome[] =>
    inspection && !isOver(inspection, now) ? [{ inspection, offer, listing }] : [],
  );
  const byDay = Map.groupBy(homes.toSorted(byTime), ({ inspection }) => inspection.date);
  return [...byDay].map(([date, open]) => ({ date, homes: open }));
}

function byTime({ inspection: a }: OpenHome, { inspection: b }: OpenHome) {
  return `${a.date}${a.start}${a.end}`.localeCompare(`${b.date}${b.start}${b.end}`);
}
