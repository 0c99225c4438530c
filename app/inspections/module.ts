import { type Module, route } from "#app/core/module.ts";

/** Open homes, auctions and auction results, day by day. */
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
