import { type ListingResult, toListingResult } from "../detail/listing-result.ts";
import type { Rental } from "./rental-record.ts";

/** What stands at /rental/{id}: the rental with exactly that id (spec §2.15). */
export function getRental(id: string, rentals: readonly Rental[]): ListingResult<Rental> {
  return toListingResult(getRentalById(id, rentals), rentals);
}

export function getRentalById(id: string, rentals: readonly Rental[]): Rental | undefined {
  return rentals.find((rental) => rental.id === id);
}
