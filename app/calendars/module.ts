import { type Module, route } from "#app/core/module.ts";

const home = "calendars/routes/listing-calendar.ts";

/** Open times as calendar events that update when they move or are cancelled. */
export const calendars: Module = {
  name: "calendars",
  shared: ["held-task.server.ts", "homes-by-id.server.ts"],
  needs: ["agency", "document", "listings"],
  routes: [
    route("property/:id/inspection.ics", home, { id: "property-calendar" }),
    route("rental/:id/inspection.ics", home, { id: "rental-calendar" }),
  ],
};
