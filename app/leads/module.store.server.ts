import type { ModuleStore } from "#app/core/module-store.ts";
import type { LeadsTables } from "./store/destination-rows.ts";

export const leadsStore: ModuleStore<LeadsTables> = {
  name: "leads",
  migrations: {},
  tables: { destination: { staysBecause: "it is about software" } },
};
