import type { ModuleStore } from "#app/core/module-store.ts";
import type { FeedTables } from "./store/feed-rows.ts";

export const feedStore: ModuleStore<FeedTables> = {
  name: "feed",
  // Its table was made with the register's.
  migrations: {},
  tables: { feed_file: { staysBecause: "it is what the software sent" } },
};
