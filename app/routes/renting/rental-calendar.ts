import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { toCalendarResponse } from "#app/listings/inspections/inspection-events.ts";
import { getRentalById } from "#app/listings/rental/get-rental.ts";
import { siteContext } from "#app/site/site-context.ts";
import type { Route } from "./+types/rental-calendar.ts";

/** The next inspection of a rental as a calendar file. */
export function loader({ params: { id }, context }: Route.LoaderArgs) {
  const rental = getRentalById(id, context.get(catalogueContext).getRentals());
  return toCalendarResponse(rental, context.get(siteContext).origin, id);
}
