import type { Rental } from "../rental/rental-record.ts";
import type { SaleListing } from "../sale/sale-record.ts";
import { type Inspection, isOver } from "./inspection.ts";

export type OpenListing = { inspection: Inspection; listing: SaleListing | Rental };

type Listings = { listings: readonly SaleListing[]; rentals: readonly Rental[] };

/** Every listing with an inspection to come, the earliest first; what is over at `now` (Sydney time as 2026-11-28T10:30) is left out. */
export function findOpenListings({ listings, rentals }: Listings, now: string): OpenListing[] {
  return sortByTime([...findOpen(listings, now), ...findOpen(rentals, now)]);
}

function findOpen(listings: readonly (SaleListing | Rental)[], now: string): OpenListing[] {
  return listings.flatMap((listing) => {
    const inspection = listing.nextInspection;
    return inspection && !isOver(inspection, now) ? [{ inspection, listing }] : [];
  });
}

/** Few times have many homes: sorting the times takes a tenth of sorting the homes. */
function sortByTime(open: readonly OpenListing[]) {
  const byTime = Map.groupBy(open, ({ inspection: { date, start, end } }) => `${date}${start}${end}`);
  return [...byTime.keys()].sort().flatMap((time) => byTime.get(time) ?? []);
}
