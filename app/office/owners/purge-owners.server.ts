import type { Database } from "#app/store/database.server.ts";
import { eraseOwner } from "./owners.server.ts";

/**
 * Erases owners whose page was ended, or whose home left the market, before a time (ms), with links and reports. Views stay:
 * they are counts.
 */
export async function purgeOwners(db: Database, before: number) {
  const old = await db
    .selectFrom("owner")
    .innerJoin("register", "register.id", "owner.home_id")
    .select("owner.id")
    .where((where) =>
      where.or([
        where("ended_at", "<", before),
        where.and([
          where("register.state", "!=", "live"),
          where("register.updated_at", "<", before),
          where("owner.created_at", "<", before),
          where("owner.reported_at", "<", before),
        ]),
      ]),
    )
    .execute();
  for (const { id } of old) await eraseOwner(db, id);
}
