import type { Database } from "#app/store/database.server.ts";
import { isKindNotShown, KIND_NOT_SHOWN } from "../reading/read-listing.server.ts";
import { parseReports } from "../store/feed-files.server.ts";

/** Counts the listings of kinds that the site does not show, each once, in the files since then (ms). */
export async function countNotShown(db: Database, since = 0) {
  const files = await db
    .selectFrom("feed_file")
    .select("listings")
    .where("received_at", ">=", since)
    .where("listings", "like", `%${KIND_NOT_SHOWN}%`)
    .execute();
  const skipped = files.flatMap(parseReports).filter(isKindNotShown);
  return new Set(skipped.map(({ key }) => [key.agentId, key.uniqueId, key.kind].join("/"))).size;
}
