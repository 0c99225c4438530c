import { type Module, route } from "#app/core/module.ts";

/** What takes place at homes, day by day: open homes and auctions, and what became of these. */
export const inspections: Module = {
  name: "inspections",
  needs: ["agency", "calendars", "document", "guide", "listings"],
  routes: [
    route("inspections", "inspections/routes/inspections.tsx"),
    route("inspections.ics", "inspections/routes/inspections-calendar.ts"),
    route("auctions", "inspections/routes/auctions.tsx"),
  ],
  lists: [
    { path: "/inspections", of: ["sale", "rent"] },
    { path: "/auctions", of: ["sale"] },
  ],
  onSitemap: { files: [{ label: "Open homes as a calendar", href: "/inspections.ics" }] },
};
