import type { ModuleStore } from "#app/core/module-store.ts";
import { rewriteAddressKeys } from "./store/address-keys.server.ts";
import { createConfirmedWords } from "./store/confirmed-tables.server.ts";
import type { OverrideTables, RegisterTables } from "./store/register-rows.ts";

const homes = { staysBecause: "it is about homes" };

export const registerStore: ModuleStore<RegisterTables & OverrideTables> = {
  name: "register",
  // Its other tables are older than modules.
  migrations: { "027-confirmed-words": createConfirmedWords, "029-address-keys": rewriteAddressKeys },
  tables: {
    register: homes,
    register_version: { rows: "versions of homes that were written in the office", ...homes },
    register_revision: homes,
    override: { rows: "changes to homes that the agency’s software sends", ...homes },
    home_act: { rows: "other intents on homes in the office", ...homes },
    confirmed_words: homes,
  },
};
