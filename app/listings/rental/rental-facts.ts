import { formatNumber } from "#app/format.ts";
import type { KeyValue } from "#app/ui/key-values.tsx";
import type { Rental } from "./rental-record.ts";

/** The rows of Property Summary (spec §2.15). The size is the home's own, and says so (docs/decisions/008). */
export function toRentalFacts({ propertyType, suburb, homeSize }: Rental): KeyValue[] {
  const size = homeSize ? [{ label: "Home size", value: `${formatNumber(homeSize)} sqm` }] : [];
  return [
    { label: "Type", value: propertyType },
    { label: "Suburb", value: suburb },
    ...size,
    { label: "Available", value: "Now" },
  ];
}
