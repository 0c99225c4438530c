import type { Rental } from "#app/homes/record/rental-record.ts";
import { countDays } from "#app/region/calendar-day.ts";
import { type ListingResult, toListingResult } from "../detail/listing-result.ts";

const LEASED_SHOWN_DAYS = 14;

/** Finds the rental at /rental/{id}, with exactly that id (spec §2.15). */
export function getRental(id: string, rentals: readonly Rental[]): ListingResult<Rental> {
  return toListingResult(getRentalById(id, rentals), rentals);
}

/** A leased rental that is still shown: for 14 days if the day is known. `today` is the day at the agency. */
export function findLeased(id: string, leased: readonly Rental[], today: string): Rental | undefined {
  const rental = getRentalById(id, leased);
  const days = rental?.leasedOn ? countDays(rental.leasedOn, today) : 0;
  return days <= LEASED_SHOWN_DAYS ? rental : undefined;
}

export function getRentalById(id: string, rentals: readonly Rental[]): Rental | undefined {
  return rentals.find((rental) => rental.id === id);
}
