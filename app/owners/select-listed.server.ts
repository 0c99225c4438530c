import { sql } from "kysely";
import { isListedAgain, withHeirs } from "#app/register/relistings.server.ts";
import type { Database } from "#app/store/database.server.ts";

/** Selects owners whose page is not ended, each joined with the current listing of their home (register). */
export function selectListed(db: Database) {
  return withHeirs(db)
    .selectFrom("owner")
    .leftJoin("heir", (join) =>
      join.onRef("heir.first", "=", "owner.home_id").on(sql<boolean>`not ${isListedAgain}`),
    )
    .innerJoin("register", (join) =>
      join.on("register.id", "=", sql<string>`coalesce(heir.id, owner.home_id)`),
    )
    .where("owner.ended_at", "is", null);
}
