import type { ModuleStore } from "#app/core/module-store.ts";
import type { CalendarsTables } from "./store/open-rows.ts";

export const calendarsStore: ModuleStore<CalendarsTables> = {
  name: "calendars",
  // Its table is of before modules: 011-open-times.
  migrations: {},
  tables: { open_time: { staysBecause: "it is of homes" } },
  async purge(db, { now, isDryRun }) {
    // Only now, as it reads the agency's folder: a backup may be restored before there is one.
    const { purgeOpenTimes } = await import("./note-times.server.ts");
    if (!isDryRun) await purgeOpenTimes(db, now);
    return { count: 0 };
  },
};
