import type { RouterContextProvider } from "react-router";
import { findHomesById } from "#app/calendars/homes-by-id.server.ts";
import { siteContext } from "#app/document/site/site-context.ts";
import { toHomeId, toHomeKey } from "#app/homes/record/listing-links.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import type { OpenQuery } from "./note-times.server.ts";
import { toCalendarEvent } from "./open-events.ts";
import { openTimesContext } from "./open-times.server.ts";

const RETRY_SECONDS = "60";

/**
 * Finds open times as calendar events, with the same UID in every calendar, and cancelled ones until they would be
 * over. Throws a 503 response while the store is away.
 */
export async function findCalendarEvents(
  context: Readonly<RouterContextProvider>,
  { suburb, ...query }: OpenQuery & { suburb?: string },
) {
  const suburbs = suburb?.split(",");
  const rows = await context.get(openTimesContext).find(query);
  if (!rows)
    throw new Response("The calendar isn’t working at the moment. Please try again in a minute.", {
      status: 503,
      headers: { "Retry-After": RETRY_SECONDS },
    });
  const ids = rows.map(({ home_id }) => home_id);
  const found = findHomesById(context.get(catalogueContext), ids);
  const homes = new Map(found.map((listing) => [toHomeKey(toHomeId(listing)), listing]));
  const { origin } = context.get(siteContext);
  return rows.flatMap((row) => {
    const home = homes.get(toHomeKey(row));
    // For a home that has left the site only cancelled times are shown.
    const isShown = suburbs ? home && suburbs.includes(home.suburb) : home || row.cancelled_at !== null;
    return isShown ? [toCalendarEvent(row, home, origin)] : [];
  });
}
