import { formatDollars, formatNumber } from "#app/format.ts";
import type { KeyValue } from "#app/ui/key-values.tsx";
import type { SaleListing } from "./sale-record.ts";

/** The rows of Property Information; what the record does not say is left out (spec §2.14). */
export function toPropertyInformation(listing: SaleListing): KeyValue[] {
  const { homeSizeSqm, councilRatesQuarter, waterRatesQuarter, strataLeviesQuarter } = listing.propertyInfo;
  const rows = [
    { label: "Property ID", value: listing.originalId },
    { label: "Type", value: listing.propertyType },
    { label: "Suburb", value: listing.suburb },
    { label: "Home size", value: toSqm(homeSizeSqm) },
    { label: "Council", value: toQuarterly(councilRatesQuarter) },
    { label: "Water", value: toQuarterly(waterRatesQuarter) },
    { label: "Strata", value: toQuarterly(strataLeviesQuarter) },
  ];
  return rows.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

function toSqm(size: number | undefined) {
  return size ? `${formatNumber(size)} sqm` : undefined;
}

function toQuarterly(amount: number | undefined) {
  return amount ? `${formatDollars(amount)} per quarter` : undefined;
}
