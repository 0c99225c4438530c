import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { toOpenHomesCalendar } from "#app/listings/inspections/inspection-calendar.ts";
import { findOpenEvents, toCalendarHeaders } from "#app/listings/inspections/inspection-events.ts";
import { findOpenListings } from "#app/listings/inspections/open-listings.ts";
import { siteContext } from "#app/site/site-context.ts";
import { toSydneyTime } from "#app/sydney-time.ts";
import { agency } from "#content/agency.ts";
import type { Route } from "./+types/inspections-calendar.ts";

/** The inspections to come as one calendar, to subscribe to. */
export function loader({ context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext);
  const all = { listings: catalogue.getSaleListings(), rentals: catalogue.getRentals() };
  const open = findOpenListings(all, toSydneyTime(Date.now()));
  const events = findOpenEvents(open, context.get(siteContext).origin);
  return new Response(toOpenHomesCalendar(events), {
    headers: toCalendarHeaders(`${agency.name.toLowerCase()}-open-homes`),
  });
}
