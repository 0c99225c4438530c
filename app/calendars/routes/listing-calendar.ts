import { getSourceId } from "#app/homes/record/listing-links.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { getRentalById } from "#app/listings/rental/get-rental.ts";
import { getListingById } from "#app/listings/sale/get-property.ts";
import { toCalendarResponse } from "../calendar-response.server.ts";
import { findCalendarEvents } from "../find-calendar-events.server.ts";
import { toInspectionCalendar } from "../opens-calendar.ts";
import type { Route } from "./+types/listing-calendar.ts";

export const handle = { readsSearch: ["time"] };

/**
 * A calendar file of a listing's inspections and auction or closing day, or of the one that starts at `time`, as
 * 2026-11-28T10:00. Answers 404 when there is none.
 */
export async function loader({ params: { id }, url, context, pattern }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext);
  const offer = pattern.startsWith("rental/") ? "rent" : "sale";
  const listing =
    offer === "rent"
      ? getRentalById(id, catalogue.getRentals())
      : getListingById(id, catalogue.getSaleListings());
  // A home that has left the site is known by its source id.
  const events = await findCalendarEvents(context, { homes: [listing ? getSourceId(listing) : id], offer });
  const start = url.searchParams.get("time");
  const wanted = events.filter(({ time }) => !start || `${time.date}T${time.start}` === start);
  if (wanted.length === 0)
    return new Response("There is no inspection of this property at that time.", { status: 404 });
  return toCalendarResponse(toInspectionCalendar(wanted), `inspection-${id}`);
}
