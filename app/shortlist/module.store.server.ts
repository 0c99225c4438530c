import type { ModuleStore } from "#app/core/module-store.ts";
import type { ShortlistTables } from "./store/shortlist-rows.ts";
import { createShortlistTables } from "./store/shortlist-tables.server.ts";

const nobodys = {
  staysBecause: "no address stands in it; its owner forgets it, and it goes unused after 12 months",
};

export const shortlistStore: ModuleStore<ShortlistTables> = {
  name: "shortlist",
  migrations: { "008-shortlists": createShortlistTables },
  tables: {
    shortlist: { rows: "shortlists, or visits to them", ...nobodys },
    shortlist_member: { rows: "browsers that have a shortlist", ...nobodys },
    shortlist_item: { rows: "homes on shortlists", ...nobodys },
    shortlist_opinion: { rows: "votes and notes on shortlists", ...nobodys },
  },
};
