import type { ModuleStore } from "#app/core/module-store.ts";
import { purgeOpenTimes } from "./note-times.server.ts";
import type { CalendarsTables } from "./store/open-rows.ts";

export const calendarsStore: ModuleStore<CalendarsTables> = {
  name: "calendars",
  // Its table is of before modules: 011-open-times.
  migrations: {},
  tables: { open_time: { staysBecause: "it is of homes" } },
  async purge(db, { now, isDryRun }) {
    if (!isDryRun) await purgeOpenTimes(db, now);
    return { count: 0 };
  },
};
