import { followListLink } from "#app/deciding/shortlist/intents/join.server.ts";
import { shortlistsContext } from "#app/deciding/shortlist/shortlists.server.ts";
import { siteContext } from "#app/document/site/site-context.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { findChosenEvents } from "#app/listings/find-chosen.server.ts";
import { toOpensCalendar } from "#app/listings/inspections/inspection-calendar.ts";
import { toCalendarHeaders } from "#app/listings/inspections/inspection-events.ts";
import type { Route } from "./+types/shortlist-calendar.ts";

/** The open times of a list's homes, to subscribe to. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shortlists = context.get(shortlistsContext);
  const seen = await followListLink(shortlists, { kind: "calendar", token: params.token, request });
  if (!seen) return new Response("This calendar was withdrawn, or its list was erased.", { status: 404 });
  const ids = seen.kept.map(({ home }) => home);
  const { origin } = context.get(siteContext);
  const events = findChosenEvents(context.get(catalogueContext), ids, origin);
  return new Response(toOpensCalendar("your shortlist", events), { headers: toCalendarHeaders("shortlist") });
}
