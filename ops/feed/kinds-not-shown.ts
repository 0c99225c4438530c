import { KIND_NOT_SHOWN } from "#app/homes/feed/reading/listing-kinds.ts";
import { parseReports } from "#app/homes/register/parse-rows.ts";
import type { HomeReport } from "#app/homes/register/register.ts";
import type { Database } from "#app/store/database.server.ts";

export function isKindNotShown({ findings }: HomeReport) {
  return findings.some(({ code }) => code === KIND_NOT_SHOWN);
}

/** Listings of such kinds that files have brought, each once. */
export async function countNotShown(db: Database) {
  const files = await db
    .selectFrom("feed_file")
    .select("listings")
    .where("listings", "like", `%${KIND_NOT_SHOWN}%`)
    .execute();
  const skipped = files.flatMap(parseReports).filter(isKindNotShown);
  return new Set(skipped.map(({ key }) => [key.agentId, key.uniqueId, key.kind].join("/"))).size;
}
