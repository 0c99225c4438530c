import type { ModuleStore } from "#app/core/module-store.ts";
import type { AlertTables } from "./store/alert-rows.ts";
import { addHomeKeys, addNewHomes, createAlertTables } from "./store/alert-tables.server.ts";
import { eraseFollowerAt } from "./store/erase-follower.server.ts";

export const alertsStore: ModuleStore<AlertTables> = {
  name: "alerts",
  migrations: {
    "012-alerts": createAlertTables,
    "015-home-keys": addHomeKeys,
    "026-new-homes": addNewHomes,
  },
  tables: {
    follower: { rows: "people who asked to be told of homes", isErased: true },
    alert: { rows: "alerts, or mails of them", isErased: true },
    alert_match: { isErased: true },
    known_home: { staysBecause: "it is of homes" },
  },
  async erase(db, person, dataDir) {
    return { count: "email" in person ? await eraseFollowerAt(db, person.email, dataDir) : 0 };
  },
};
