import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { toOpenHomesCalendar } from "#app/listings/detail/inspection/inspection-calendar.ts";
import { findOpenEvents } from "#app/listings/inspections/open-events.ts";
import { siteContext } from "#app/site/site-context.ts";
import { toSydneyTime } from "#app/sydney-time.ts";
import type { Route } from "./+types/inspections-calendar.ts";

/** Every inspection to come as one calendar, to subscribe to. */
export function loader({ context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext);
  const events = findOpenEvents({
    listings: catalogue.getSaleListings(),
    rentals: catalogue.getRentals(),
    origin: context.get(siteContext).origin,
    now: toSydneyTime(Date.now()),
  });
  return new Response(toOpenHomesCalendar(events), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'inline; filename="headland-open-homes.ics"',
    },
  });
}
