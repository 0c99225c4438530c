import { siteContext } from "#app/document/site/site-context.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { toCalendarResponse } from "#app/listings/inspections/inspection-events.ts";
import { getRentalById } from "#app/listings/rental/get-rental.ts";
import { getListingById } from "#app/listings/sale/get-property.ts";
import type { Route } from "./+types/listing-calendar.ts";

export const handle = { readsSearch: ["time"] };

/** The inspections and the auction or closing day of a listing as a calendar file, or the one inspection that was booked. */
export function loader({ params: { id }, url, context, pattern }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext);
  const listing = pattern.startsWith("rental/")
    ? getRentalById(id, catalogue.getRentals())
    : getListingById(id, catalogue.getSaleListings());
  return toCalendarResponse(listing, context.get(siteContext).origin, id, url.searchParams.get("time"));
}
