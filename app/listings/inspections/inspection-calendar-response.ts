import { type InspectionEvent, toInspectionCalendar } from "./inspection-calendar.ts";

/** The calendar file of a listing's inspection, as an answer; 404 when none is scheduled. */
export function toCalendarResponse(event: InspectionEvent | undefined, id: string): Response {
  if (!event) return new Response("No inspection of this property is scheduled.", { status: 404 });
  return new Response(toInspectionCalendar(event), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `inline; filename="inspection-${id.replace(/[^\w-]/g, "")}.ics"`,
    },
  });
}
