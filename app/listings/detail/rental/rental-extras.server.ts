import { toLocatorMap } from "#app/coast/locator/locator-map.server.ts";
import type { Rental } from "../../rental/rental-record.ts";
import { toListingPlate } from "../place/listing-plate.ts";

/** What a rental's page shows and only the server draws: the coast around it, and its agent's plate. */
export function getRentalExtras(rental: Rental) {
  return { map: toLocatorMap(rental.coordinates), plate: toListingPlate(rental) };
}
