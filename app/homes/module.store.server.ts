import type { ModuleStore } from "#app/core/module-store.ts";
import type { PictureTables } from "./pictures/store/picture-rows.ts";
import type { OverrideTables, RegisterTables } from "./register/store/register-rows.ts";

const homes = { staysBecause: "it is of homes" };

export const homesStore: ModuleStore<RegisterTables & OverrideTables & PictureTables> = {
  name: "homes",
  migrations: {},
  tables: {
    register: homes,
    register_version: { rows: "versions of homes that were written in the office", ...homes },
    register_revision: homes,
    override: { rows: "changes to homes that the agency’s software sends", ...homes },
    home_act: { rows: "other intents on homes in the office", ...homes },
    confirmed_words: homes,
    feed_picture: { staysBecause: "it is pictures of homes and pages" },
  },
};
