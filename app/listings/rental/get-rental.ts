import type { Rental } from "#app/homes/record/rental-record.ts";
import { DAY_MS } from "#app/region/time.ts";
import { type ListingResult, toListingResult } from "../detail/listing-result.ts";

const LEASED_SHOWN_DAYS = 14;

/** Finds the rental at /rental/{id}, with exactly that id (spec §2.15). */
export function getRental(id: string, rentals: readonly Rental[]): ListingResult<Rental> {
  return toListingResult(getRentalById(id, rentals), rentals);
}

/** A leased rental that is still shown: for 14 days if the day is known. `today` is the day at the agency. */
export function findLeased(id: string, leased: readonly Rental[], today: string): Rental | undefined {
  const rental = getRentalById(id, leased);
  const days = rental?.leasedOn ? (Date.parse(today) - Date.parse(rental.leasedOn)) / DAY_MS : 0;
  return days <= LEASED_SHOWN_DAYS ? rental : undefined;
}

export function getRentalById(id: string, rentals: readonly Rental[]): Rental | undefined {
  return rentals.find((rental) => rental.id === id);
}
