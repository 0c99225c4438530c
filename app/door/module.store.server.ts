import type { ModuleStore } from "#app/core/module-store.ts";
import { formatCount } from "#app/region/format.ts";
import type { DoorTables } from "./store/door-rows.ts";
import { addToldWords, createDoorTables, createOpenDoors } from "./store/door-tables.server.ts";

export const doorStore: ModuleStore<DoorTables> = {
  name: "door",
  migrations: {
    "017-door": createDoorTables,
    "018-open-doors": createOpenDoors,
    "022-told-words": addToldWords,
  },
  tables: {
    // It goes with the enquiry of who came.
    open_visitor: { rows: "visitors of open homes", isErased: true },
    // Emptied by a restore: otherwise an old code would open a door again.
    open_door: { staysBecause: "it is of homes", isEmptiedByRestore: true },
  },
  async purge(db, options) {
    // Only now, as it reads the agency's folder: a backup may be restored before there is one.
    const { purgeDoors, purgeOpenVisitors } = await import("./store/purge-door.server.ts");
    if (!options.isDryRun) await purgeDoors(db, options.now);
    const count = await purgeOpenVisitors(db, options);
    return { count, words: `${formatCount(count, "visitor")} of open homes` };
  },
};
