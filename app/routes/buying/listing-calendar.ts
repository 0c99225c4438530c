import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { toCalendarResponse } from "#app/listings/inspections/inspection-events.ts";
import { getRentalById } from "#app/listings/rental/get-rental.ts";
import { getListingById } from "#app/listings/sale/get-property.ts";
import { siteContext } from "#app/site/site-context.ts";
import type { Route } from "./+types/listing-calendar.ts";

/** The inspections of a listing as a calendar file. */
export function loader({ params: { id }, context, pattern }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext);
  const listing = pattern.startsWith("rental/")
    ? getRentalById(id, catalogue.getRentals())
    : getListingById(id, catalogue.getSaleListings());
  return toCalendarResponse(listing, context.get(siteContext).origin, id);
}
