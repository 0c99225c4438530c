import { findCalendarEvents, toCalendarResponse, toOpensCalendar } from "#app/calendars/index.ts";
import { unlessAway } from "#app/office/unless-away.server.ts";
import { alertsContext } from "../alerts.server.ts";
import { getFollower } from "../store/followers.server.ts";
import type { Route } from "./+types/alerts-calendar.ts";

/** The open times of the homes that somebody follows. */
export function loader(args: Route.LoaderArgs) {
  return unlessAway(args, () => readCalendar(args));
}

async function readCalendar({ request, params, context }: Route.LoaderArgs) {
  const own = await getFollower(context.get(alertsContext).db, params.token);
  const followed =
    own?.alerts.flatMap(({ home, confirmed_at }) => (home && confirmed_at ? [home] : [])) ?? [];
  const events = await findCalendarEvents(context, { keys: followed });
  return toCalendarResponse(toOpensCalendar("what you follow", events), "followed", request);
}
