import type { ModuleStore } from "#app/core/module-store.ts";
import { toMonthsBefore } from "#app/region/time.ts";
import type { TextTables } from "./store/text-rows.ts";
import { createTextTables } from "./store/text-tables.server.ts";
import { purgeVersions } from "./store/versions.server.ts";

const REPLACED_MONTHS = 24;

export const officeTextsStore: ModuleStore<TextTables> = {
  name: "office-texts",
  migrations: { "007-texts": createTextTables },
  tables: {
    text_version: {
      rows: "versions of texts that the office wrote",
      staysBecause: "they are the agency’s words; replaced ones go after 24 months",
    },
    text_revision: { staysBecause: "it is a number" },
  },
  async purge(db, { now, isDryRun }) {
    if (!isDryRun) await purgeVersions(db, toMonthsBefore(now, REPLACED_MONTHS));
    return { count: 0 };
  },
};
