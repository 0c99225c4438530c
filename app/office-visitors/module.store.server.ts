import type { ModuleStore } from "#app/core/module-store.ts";
import { createSameVisitors, forgetJoins, purgeJoins } from "./store/same-visitors.server.ts";
import type { OfficeVisitorsTables } from "./store/visitor-rows.ts";

export const officeVisitorsStore: ModuleStore<OfficeVisitorsTables> = {
  name: "office-visitors",
  migrations: { "office-visitors/001-same": createSameVisitors },
  tables: { same_visitor: { rows: "addresses said to be one person’s", isErased: true } },
  async erase(db, person) {
    return { count: await forgetJoins(db, "email" in person ? person.email : person.phone) };
  },
  purge: async (db, options) => ({ count: await purgeJoins(db, options) }),
};
