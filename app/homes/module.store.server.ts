import type { ModuleStore } from "#app/core/module-store.ts";
import type { PictureTables } from "./pictures/store/picture-rows.ts";

export const homesStore: ModuleStore<PictureTables> = {
  name: "homes",
  migrations: {},
  tables: { feed_picture: { staysBecause: "it is pictures of homes and pages" } },
};
