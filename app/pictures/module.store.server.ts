import type { ModuleStore } from "#app/core/module-store.ts";
import type { PictureTables } from "./store/picture-rows.ts";

export const picturesStore: ModuleStore<PictureTables> = {
  name: "pictures",
  migrations: {},
  tables: { feed_picture: { staysBecause: "it is about pictures" } },
};
