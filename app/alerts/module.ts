import { type Module, officePage, route } from "#app/core/module.ts";
import { decideOnAlerts } from "./office/permission.ts";

const decide = { permission: decideOnAlerts };

/** Email alerts about a search or one home, and RSS feeds of the lists. */
export const alerts: Module = {
  name: "alerts",
  needs: ["agency", "calendars", "document", "enquiries", "listings", "office"],
  routes: [
    route("listings.rss", "alerts/routes/list-rss.ts", { id: "listings-rss" }),
    route("rentals.rss", "alerts/routes/list-rss.ts", { id: "rentals-rss" }),
    route("alerts/new", "alerts/routes/new-alert.tsx"),
    route("alerts/:token", "alerts/routes/own-alert.tsx"),
    route("alerts/:token/opens.ics", "alerts/routes/alerts-calendar.ts"),
  ],
  officePages: [
    officePage("alerts", "alerts/routes/held-homes.tsx", {
      GET: decide,
      "tell followers": decide,
      "tell nobody": decide,
    }),
  ],
  personalPages: [{ under: "alerts", hasTokens: true }],
  sentLinks: /^\/alerts\/(?!new)/i,
  formsOfMails: /^\/+alerts\/(?!new)/i,
  doneWords: {
    "tell followers": "They get a mail, each as often as they asked.",
    "tell nobody": "No mail will be sent about these homes.",
  },
  logWords: {
    "tell followers": "told followers of",
    "tell nobody": "told nobody of",
  },
};
