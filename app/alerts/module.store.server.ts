import type { ModuleStore } from "#app/core/module-store.ts";
import type { AlertsTables } from "./store/alert-rows.ts";
import { addHomeKeys, addNewHomes, createAlertTables } from "./store/alert-tables.server.ts";
import { countAlerts, findRefused } from "./store/count-alerts.server.ts";
import { eraseFollowerAt } from "./store/erase-follower.server.ts";

export const alertsStore: ModuleStore<AlertsTables> = {
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
    // Emptied, so that the next look notes all homes anew: what has changed since the backup was told before the
    // restore.
    known_home: { staysBecause: "it is of homes", isEmptiedByRestore: true },
  },
  // Mails that are not due yet, such as those held for the night, are kept.
  isOldNews: (now) => `kind = 'alert' and state = 'queued' and due_at <= ${now}`,
  async erase(db, person, dataDir) {
    return { count: "email" in person ? await eraseFollowerAt(db, person.email, dataDir) : 0 };
  },
  async count(db) {
    const { confirmed, asked } = await countAlerts(db);
    const refused = await findRefused(db);
    return {
      title: "Alerts",
      counts: [
        { name: "confirmed", count: confirmed },
        { name: "asked", count: asked },
      ],
      notes: refused.map(({ email }) => `paused, as its mail server refuses it: ${email}`),
    };
  },
};
