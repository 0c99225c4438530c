import { region } from "#app/agency/region.ts";
import { toElsewhere } from "#app/homes/record/place/elsewhere.ts";
import { getPrintedPrices } from "#app/homes/record/price-line.ts";
import type { Rental } from "#app/homes/record/rental-record.ts";
import { formatDollars } from "#app/region/format.ts";
import type { KeyValue } from "#app/ui/key-values.tsx";

/** Costs before moving in, and the authority that holds the bond by law. */
export type MovingCosts = { rows: readonly KeyValue[]; keeper?: string };

/** `price` is in dollars a week. */
type Rented = { price?: number; bond?: number; elsewhere?: string };

const WEEKS_IN_ADVANCE = 2;

/** Undefined if the home's page shows no rent. */
export function getMovingCosts(listing: Rental): MovingCosts | undefined {
  const printed = getPrintedPrices(listing);
  const price = printed && (printed.priceTo ?? printed.price);
  return toMovingCosts({ price, bond: listing.bond, elsewhere: toElsewhere(listing) });
}

/**
 * Undefined without a rent. If the record has no bond, rows give the legal maximum and say so. Where the law is not
 * known there is no total, because the bond is most of it.
 */
export function toMovingCosts({ price: rent, bond, elsewhere }: Rented): MovingCosts | undefined {
  if (rent === undefined) return undefined;
  const law = elsewhere ? undefined : region.bond;
  const advance = rent * WEEKS_IN_ADVANCE;
  const toRows = (bondText: string, total: string) => [
    { label: "Bond", value: bondText },
    { label: "Two weeks in advance", value: formatDollars(advance) },
    { label: "To move in", value: total },
  ];
  const keeper = law?.keeper;
  if (bond !== undefined) return { rows: toRows(formatDollars(bond), formatDollars(bond + advance)), keeper };
  if (!law) return { rows: toRows("Not given", `${formatDollars(advance)} in advance, plus bond`), keeper };
  const most = rent * law.mostWeeks;
  const weeks = `${law.mostWeeksInWords} weeks`;
  return {
    rows: toRows(`Up to ${formatDollars(most)} (${weeks}’ rent)`, `Up to ${formatDollars(most + advance)}`),
    keeper,
  };
}
