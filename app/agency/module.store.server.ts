import type { ModuleStore } from "#app/core/module-store.ts";
import type { TextTables } from "./texts/store/text-rows.ts";

export const agencyStore: ModuleStore<TextTables> = {
  name: "agency",
  migrations: {},
  tables: {
    text_version: {
      rows: "versions of texts that the office wrote",
      staysBecause: "they are the agency’s words; replaced ones go after 24 months",
    },
    text_revision: { staysBecause: "it is a number" },
  },
};
