import type { ModuleStore } from "#app/core/module-store.ts";
import type { CalendarsTables } from "./store/open-rows.ts";

export const calendarsStore: ModuleStore<CalendarsTables> = {
  name: "calendars",
  // The table was created before there were modules, by migration 011-open-times.
  migrations: {},
  tables: { open_time: { staysBecause: "it is about homes, not people" } },
  async purge(db, { now, isDryRun }) {
    // Imported late because it reads the agency's folder, and a backup may be restored before there is one.
    const { purgeOpenTimes } = await import("./note-times.server.ts");
    if (!isDryRun) await purgeOpenTimes(db, now);
    return { count: 0 };
  },
};
