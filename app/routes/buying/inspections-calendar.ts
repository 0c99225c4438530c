import { toAgencyTime } from "#app/agency/agency-time.ts";
import { agency } from "#app/agency/folder/agency.ts";
import { siteContext } from "#app/document/site/site-context.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { toOpensCalendar } from "#app/listings/inspections/inspection-calendar.ts";
import { findOpenEvents, toCalendarHeaders } from "#app/listings/inspections/inspection-events.ts";
import { filterOpen, openParameters, parseOpenChoice } from "#app/listings/inspections/open-filters.ts";
import { findOpenListings } from "#app/listings/inspections/open-listings.ts";
import type { Route } from "./+types/inspections-calendar.ts";

export const handle = { readsSearch: openParameters };

/** The inspections to come as one calendar, to subscribe to, or those of a day; 404 for a day without any. */
export function loader({ url, context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext);
  const all = { listings: catalogue.getSaleListings(), rentals: catalogue.getRentals() };
  const open = findOpenListings(all, toAgencyTime(Date.now()));
  const choice = parseOpenChoice(url.searchParams, open);
  if (url.searchParams.has("day") && !choice.day)
    return new Response("No home is open on this day.", { status: 404 });
  const events = findOpenEvents(filterOpen(open, choice), context.get(siteContext).origin);
  const name = [agency.name.toLowerCase(), "open-homes", choice.day].filter(Boolean).join("-");
  return new Response(toOpensCalendar("open homes", events), { headers: toCalendarHeaders(name) });
}
