import { href } from "react-router";
import { isLand } from "#app/homes/record/is-land.ts";
import { formatDate, formatDollars, formatNumber, toFirstSentence } from "#app/region/format.ts";
import type { ListingFacts } from "../card/listing-facts.ts";
import type { ListingSummary } from "../card/listing-summary.ts";
import type { SoldProperty } from "./sold-properties.ts";

/** A sold property as a card shows it: the full price, and the day of the sale after the address (spec §2.16). */
export function toSoldSummary(property: SoldProperty): ListingSummary {
  const { id, sourceId, title, address, soldDate, description } = property;
  return {
    sourceId,
    href: href("/sold-property/:id", { id }),
    title,
    address: soldDate ? `${address}, ${toSoldWords(soldDate)}` : address,
    price: toSoldPrice(property),
    badges: [{ tone: "sold", label: "Sold" }],
    picture: { ...property.pictures[0], alt: "" },
    changedAt: property.changedAt,
    facts: toSoldFacts(property),
    summary: toFirstSentence(description),
  };
}

/** Land has no rooms and no parking. */
export function toSoldFacts({ type, beds, baths, cars, landSize }: SoldProperty): ListingFacts {
  return isLand({ propertyType: type }) ? { landSize } : { beds, baths, cars, landSize };
}

export function toSaleInformation(property: SoldProperty) {
  const { soldDate, type, suburb, landSize } = property;
  return [
    { label: "Final price", value: toSoldPrice(property) },
    ...(soldDate ? [{ label: "Sold", value: formatDate(soldDate) }] : []),
    { label: "Property type", value: type },
    { label: "Suburb", value: suburb },
    ...(landSize ? [{ label: "Land size", value: `${formatNumber(landSize)} sqm` }] : []),
  ];
}

export function toSoldPrice({ price }: SoldProperty) {
  return price === undefined ? "Price withheld" : formatDollars(price);
}

// Hard spaces keep the words of the date together.
function toSoldWords(soldDate: string) {
  return `sold ${formatDate(soldDate)}`.replaceAll(" ", "\u00a0");
}
