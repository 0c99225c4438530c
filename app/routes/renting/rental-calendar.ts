import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { toRentalUrl } from "#app/listings/detail/share-url.ts";
import { toCalendarResponse } from "#app/listings/inspections/inspection-calendar-response.ts";
import { toInspectionEvent } from "#app/listings/inspections/inspection-event.ts";
import { getRentalById } from "#app/listings/rental/get-rental.ts";
import { siteContext } from "#app/site/site-context.ts";
import type { Route } from "./+types/rental-calendar.ts";

/** The next inspection of a rental as a calendar file. */
export function loader({ params, context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  const rental = getRentalById(params.id, context.get(catalogueContext).getRentals());
  const event = rental && toInspectionEvent(rental, rental.id, toRentalUrl(origin, rental));
  return toCalendarResponse(event, params.id);
}
