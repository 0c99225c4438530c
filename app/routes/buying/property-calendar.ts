import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { toCalendarResponse } from "#app/listings/inspections/inspection-events.ts";
import { getListingById } from "#app/listings/sale/get-property.ts";
import { siteContext } from "#app/site/site-context.ts";
import type { Route } from "./+types/property-calendar.ts";

/** The next inspection of a listing as a calendar file. */
export function loader({ params: { id }, context }: Route.LoaderArgs) {
  const listing = getListingById(id, context.get(catalogueContext).getSaleListings());
  return toCalendarResponse(listing, context.get(siteContext).origin, id);
}
