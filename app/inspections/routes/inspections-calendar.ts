import { toAgencyTime } from "#app/agency/agency-time.ts";
import { agency } from "#app/agency/folder/agency.ts";
import { findCalendarEvents, toCalendarResponse, toOpensCalendar } from "#app/calendars/index.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { openParameters, parseOpenChoice } from "../open-filters.ts";
import { EVENTS_IN_CALENDAR, findOpenListings } from "../open-listings.ts";
import type { Route } from "./+types/inspections-calendar.ts";

export const handle = { readsSearch: openParameters, joinsSearch: openParameters };

/** A calendar of upcoming open homes to subscribe to, or of one day; 404 for a day without any. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext);
  const all = { listings: catalogue.getSaleListings(), rentals: catalogue.getRentals() };
  const open = url.search ? findOpenListings(all, toAgencyTime(Date.now())) : [];
  const choice = parseOpenChoice(url.searchParams, open);
  if (url.searchParams.has("day") && !choice.day)
    return new Response("There are no open homes on this day.", { status: 404 });
  const most = choice.suburb ? undefined : EVENTS_IN_CALENDAR;
  const events = await findCalendarEvents(context, { ...choice, most });
  const name = [agency.name.toLowerCase(), "open-homes", choice.day].filter(Boolean).join("-");
  return toCalendarResponse(toOpensCalendar("open homes", events), name);
}
