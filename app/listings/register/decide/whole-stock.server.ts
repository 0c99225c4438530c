import type { Database } from "#app/store/database.server.ts";
import { toKey, toKeyText } from "../identity/known-homes.server.ts";
import type { HomeKey } from "../register.ts";

/** Homes of these agents that are on the lists, and that a file of their whole stock does not name. */
export async function findMissing(db: Database, keys: readonly HomeKey[], agentIds: readonly string[]) {
  if (agentIds.length === 0) return [];
  const named = new Set(keys.map(toKeyText));
  const rows = await db
    .selectFrom("register")
    .selectAll()
    .where("agent_id", "in", agentIds)
    .where("state", "=", "live")
    .execute();
  return rows.map(toKey).filter((key) => !named.has(toKeyText(key)));
}
