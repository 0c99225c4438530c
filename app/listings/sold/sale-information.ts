import { formatDate, formatNumber } from "#app/format.ts";
import type { SoldProperty } from "./sold-property.ts";

/** The lines of the Sale Information card; land only where there is some. */
export function toSaleInformation({ price, soldDate, type, suburb, landSize }: SoldProperty) {
  const lines = [
    { label: "Final price", value: price },
    { label: "Sold", value: formatDate(soldDate) },
    { label: "Property type", value: type },
    { label: "Suburb", value: suburb },
  ];
  if (landSize === undefined) return lines;
  return [...lines, { label: "Land size", value: `${formatNumber(landSize)} sqm` }];
}
