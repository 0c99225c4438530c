import { getLocatorMap } from "#app/coast/locator-maps.server.ts";
import { toListingPlate } from "../detail/listing-plate.ts";
import type { Rental } from "./rental-record.ts";

/** What a rental's page shows and only the server draws: the coast around it, and its agent's plate. */
export function getRentalExtras(rental: Rental) {
  return { map: getLocatorMap(rental.coordinates), plate: toListingPlate(rental) };
}
