import { type Module, route } from "#app/core/module.ts";

/** The homes that visitors keep, compare, decide on together and visit on a Saturday. */
export const shortlist: Module = {
  name: "shortlist",
  needs: ["agency", "calendars", "document", "enquiries", "listings"],
  routes: [
    route("shortlist", "shortlist/routes/shortlist.tsx"),
    route("shortlist.json", "shortlist/routes/shortlist-json.ts"),
    route("shortlist/compare", "shortlist/routes/shortlist-compare.tsx"),
    route("shortlist/join/:token", "shortlist/routes/shortlist-join.tsx"),
    route("shortlist/:token/opens.ics", "shortlist/routes/shortlist-calendar.ts"),
    route("compare", "shortlist/routes/compare.tsx"),
    route("saturday", "shortlist/routes/saturday.tsx"),
    route("saturday.ics", "shortlist/routes/saturday-calendar.ts"),
  ],
  onSitemap: {
    pages: [
      { label: "Shortlist", href: "/shortlist" },
      { label: "Compare Homes", href: "/shortlist/compare" },
      { label: "Plan a Saturday", href: "/saturday" },
    ],
  },
  personalPages: [{ under: "shortlist", hasTokens: true }, { under: "saturday" }],
  sentLinks: /^\/(?:shortlist|compare|saturday)\b/i,
};
