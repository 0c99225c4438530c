import { findCalendarEvents, toCalendarResponse, toOpensCalendar } from "#app/calendars/index.ts";
import { followListLink } from "../intents/join.server.ts";
import { shortlistsContext } from "../shortlists.server.ts";
import type { Route } from "./+types/shortlist-calendar.ts";

/** The open times of a list's homes, as a calendar subscription. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shortlists = context.get(shortlistsContext);
  const seen = await followListLink(shortlists, { kind: "calendar", token: params.token, request });
  if (!seen)
    return new Response("This calendar has been switched off, or its list has been erased.", { status: 404 });
  const events = await findCalendarEvents(context, { homes: seen.kept.map(({ home }) => home) });
  return toCalendarResponse(toOpensCalendar("your shortlist", events), "shortlist", request);
}
