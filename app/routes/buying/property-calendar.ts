import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { toPropertyUrl } from "#app/listings/detail/share-url.ts";
import { toCalendarResponse } from "#app/listings/inspections/inspection-calendar-response.ts";
import { toInspectionEvent } from "#app/listings/inspections/inspection-event.ts";
import { getListingById } from "#app/listings/sale/get-property.ts";
import { siteContext } from "#app/site/site-context.ts";
import type { Route } from "./+types/property-calendar.ts";

/** The next inspection of a listing as a calendar file. */
export function loader({ params, context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  const listing = getListingById(params.id, context.get(catalogueContext).getSaleListings());
  const event = listing && toInspectionEvent(listing, listing.originalId, toPropertyUrl(origin, listing));
  return toCalendarResponse(event, params.id);
}
