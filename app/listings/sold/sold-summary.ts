import { href } from "react-router";
import { formatDate, formatDollars, formatNumber } from "#app/format.ts";
import { getPicture } from "#app/ui/picture/picture.ts";
import { type ListingSummary, toFirstSentence } from "../listing-summary.ts";
import type { SoldProperty } from "./sold-property.ts";

/** What a card shows of a sold property: the price in full, and the day of the sale after the address (spec §2.16). */
export function toSoldSummary(property: SoldProperty): ListingSummary {
  const { id, title, address, price, soldDate, description, beds, baths, cars, landSize } = property;
  return {
    href: href("/sold-property/:id", { id }),
    title,
    address: `${address}, ${toSoldWords(soldDate)}`,
    price: formatDollars(price),
    badges: [{ tone: "sold", label: "Sold" }],
    picture: getPicture(property.pictures[0]),
    facts: { beds, baths, cars, landSize },
    summary: toFirstSentence(description),
  };
}

export function toSaleInformation({ price, soldDate, type, suburb, landSize }: SoldProperty) {
  const lines = [
    { label: "Final price", value: formatDollars(price) },
    { label: "Sold", value: formatDate(soldDate) },
    { label: "Property type", value: type },
    { label: "Suburb", value: suburb },
  ];
  if (landSize === undefined) return lines;
  return [...lines, { label: "Land size", value: `${formatNumber(landSize)} sqm` }];
}

// Hard spaces keep the words of the date together.
function toSoldWords(soldDate: string) {
  return `sold ${formatDate(soldDate)}`.replaceAll(" ", "\u00a0");
}
