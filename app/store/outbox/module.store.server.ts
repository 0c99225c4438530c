import type { ModuleStore } from "#app/core/module-store.ts";
import type { CoreTables } from "../core-rows.ts";
import { eraseMailsTo } from "./mails-to.server.ts";

export const coreStore: ModuleStore<CoreTables> = {
  name: "outbox",
  migrations: {},
  tables: {
    notice: { rows: "messages (made, sent or tried since: a restore may send them again)", isErased: true },
    task: { staysBecause: "it says when jobs are due, and has addresses as hashes only" },
    migration: { staysBecause: "it is the schema" },
  },
  async erase(db, person, dataDir) {
    return { count: "email" in person ? await eraseMailsTo(db, person.email, dataDir) : 0 };
  },
};
