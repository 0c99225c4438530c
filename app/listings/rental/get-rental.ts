import { findSimilarListings } from "../detail/similar-listings.ts";
import { type ListingSummary, toCard } from "../listing-summary.ts";
import type { Rental } from "./rental-record.ts";
import { toRentalSummary } from "./rental-summary.ts";

const OTHERS_SHOWN = 3;

export type RentalResult =
  | { kind: "found"; rental: Rental; similar: ListingSummary[] }
  | { kind: "missing"; others: ListingSummary[] };

/** What stands at /rental/{id}: the rental with exactly that id (spec §2.15), else a few that are for rent. */
export function getRental(id: string, rentals: readonly Rental[]): RentalResult {
  const rental = getRentalById(id, rentals);
  if (!rental)
    return { kind: "missing", others: rentals.slice(0, OTHERS_SHOWN).map(toRentalSummary).map(toCard) };
  return {
    kind: "found",
    rental,
    similar: findSimilarListings(rental, rentals).map(toRentalSummary).map(toCard),
  };
}

export function getRentalById(id: string, rentals: readonly Rental[]): Rental | undefined {
  return rentals.find((rental) => rental.id === id);
}
