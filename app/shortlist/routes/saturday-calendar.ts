import { toCalendarResponse, toInspectionCalendar } from "#app/calendars/index.ts";
import { siteContext } from "#app/document/site/site-context.ts";
import { toPlanEvents } from "../saturday/choose-day.ts";
import type { Route } from "./+types/saturday-calendar.ts";
import { readSaturday } from "./read-saturday.server.ts";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { choice, stops } = await readSaturday({ request, url, context });
  if (!choice.day)
    return new Response("None of the homes in this plan has an open time coming up.", { status: 404 });
  const events = toPlanEvents(stops, context.get(siteContext).origin);
  return toCalendarResponse(toInspectionCalendar(events), `saturday-${choice.day}`, request);
}
