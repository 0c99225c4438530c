import { toVisitEvents } from "#app/deciding/saturday/saturday.ts";
import { siteContext } from "#app/document/site/site-context.ts";
import { toInspectionCalendar } from "#app/listings/inspections/inspection-calendar.ts";
import { toCalendarHeaders } from "#app/listings/inspections/inspection-events.ts";
import type { Route } from "./+types/saturday-calendar.ts";
import { readSaturday } from "./read-saturday.server.ts";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { choice, plan } = await readSaturday({ request, url, context });
  if (!choice.day) return new Response("No home of this plan has an open time to come.", { status: 404 });
  const { origin } = context.get(siteContext);
  return new Response(toInspectionCalendar(toVisitEvents(plan.visits, choice.day, origin)), {
    headers: toCalendarHeaders(`saturday-${choice.day}`),
  });
}
