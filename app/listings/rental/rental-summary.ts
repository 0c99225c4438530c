import { href } from "react-router";
import { formatDollars, formatWeeklyRent } from "#app/format.ts";
import { type ListingSummary, toFirstSentence } from "../listing-summary.ts";
import type { Rental } from "./rental-record.ts";

/** Cards say "pw", rows have room for "per week" (spec §9.3). */
export function toRentalSummary(rental: Rental): ListingSummary {
  const { beds, baths, cars, homeSize } = rental;
  return {
    href: href("/rental/:id", { id: rental.id }),
    title: rental.title,
    address: rental.address,
    price: `${formatDollars(rental.price)} pw`,
    longPrice: formatWeeklyRent(rental.price),
    badges: [
      ...(rental.featured ? [{ tone: "plain", label: "Featured" } as const] : []),
      { tone: "rent", label: "For rent" },
    ],
    picture: { ...rental.pictures[0], alt: "" },
    defaultPicture: rental.defaultPicture,
    changedAt: rental.changedAt,
    facts: { beds, baths, cars, homeSize },
    summary: toFirstSentence(rental.description),
    nextInspection: rental.nextInspection,
  };
}
