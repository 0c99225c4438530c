import type { ModuleStore } from "#app/core/module-store.ts";
import type { FeedTables } from "./store/feed-rows.ts";

export const feedStore: ModuleStore<FeedTables> = {
  name: "feed",
  // The register's migrations create its table.
  migrations: {},
  tables: { feed_file: { staysBecause: "it is what the software sent" } },
};
