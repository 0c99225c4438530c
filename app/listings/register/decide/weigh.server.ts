import type { Database } from "#app/store/database.server.ts";
import type { FeedStatus } from "#app/store/tables/register-rows.ts";
import { toKeyText } from "../identity/known-homes.server.ts";
import type { HomeKey, Verdict } from "../register.ts";

const MOST_SHARE = 0.3;
const MOST_HOMES = 5;

/** What a file says of a home, before anything is done with it. */
export type Change = { key: HomeKey; status: FeedStatus };

/**
 * The breaker: a file that would take more than 30 % and more than 5 of its agents' homes off the lists waits for a
 * person. `isWholeStock`: what the file does not name goes, too.
 */
export async function weigh(
  db: Database,
  changes: readonly Change[],
  { wholeStockOf = [] }: { wholeStockOf?: readonly string[] } = {},
): Promise<Verdict> {
  const leavers = changes.filter(({ status }) => status !== "current");
  // So few that nobody needs to know of how many.
  if (leavers.length <= MOST_HOMES && wholeStockOf.length === 0) return { isHeld: false };
  const agentIds = [...new Set([...changes.map(({ key }) => key.agentId), ...wholeStockOf])];
  const live = await findLive(db, agentIds);
  const said = new Map(changes.map(({ key, status }) => [toKeyText(key), status]));
  const leaving = [...live].filter(([key, agentId]) => {
    const status = said.get(key);
    return status ? status !== "current" : wholeStockOf.includes(agentId);
  }).length;
  if (leaving <= MOST_HOMES || leaving <= live.size * MOST_SHARE) return { isHeld: false };
  return { isHeld: true, words: `it would take ${leaving} of ${live.size} homes off the lists` };
}

async function findLive(db: Database, agentIds: readonly string[]) {
  if (agentIds.length === 0) return new Map<string, string>();
  const rows = await db
    .selectFrom("register")
    .select(["agent_id as agentId", "unique_id as uniqueId", "kind"])
    .where("agent_id", "in", agentIds)
    .where("state", "=", "live")
    .execute();
  return new Map(rows.map((row) => [toKeyText(row), row.agentId]));
}
