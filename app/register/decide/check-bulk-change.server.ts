import { HOUR_MS } from "#app/region/time.ts";
import type { Database } from "#app/store/database.server.ts";
import { findRecords, toKey, toKeyText } from "../identity/known-homes.server.ts";
import { type BulkChange, type HomeKey, type HomeReport, makeFinding, toText } from "../register.ts";
import type { FeedStatus, RegisterRow } from "../store/register-rows.ts";

/**
 * A file is held if it exceeds both limits of an entry, including the feed's removals of the last hour. The first is
 * for large agencies. By the second, five of six homes are held and two of six are not.
 */
const limits = [
  { share: 0.3, homes: 5 },
  { share: 0.5, homes: 2 },
];

/** `isWholeStock`: homes that the file does not name are withdrawn. */
type BulkCheckOptions = { agentIds: readonly string[]; isWholeStock?: boolean; now: number };

/**
 * Checks whether a file would remove so many homes of one agent, or of all the provider's agents, that a person must
 * approve it. `changes` are its listings, not yet applied.
 */
export async function checkBulkChange(
  db: Database,
  changes: readonly { key: HomeKey; status: FeedStatus }[],
  { agentIds, isWholeStock, now }: BulkCheckOptions,
): Promise<BulkChange | undefined> {
  if (!isWholeStock && changes.every(({ status }) => status === "current")) return undefined;
  const rows = await findHomes(db, agentIds, now - HOUR_MS);
  const [live, left] = [
    rows.filter(({ state }) => state === "live"),
    rows.filter(({ state }) => state !== "live"),
  ];
  const said = new Map(changes.map(({ key, status }) => [toKeyText(key), status]));
  const leaving = live.filter((row) => {
    const status = said.get(toKeyText(toKey(row)));
    return status ? status !== "current" : isWholeStock;
  });
  if (leaving.length === 0) return undefined;
  const affected = [...new Set(leaving.map(({ agent_id }) => agent_id))];
  for (const group of [...affected.map((id) => [id]), agentIds]) {
    const count = (rows: readonly RegisterRow[]) =>
      rows.filter(({ agent_id }) => group.includes(agent_id)).length;
    const [going, gone, all] = [count(leaving), count(left), count(live) + count(left)];
    if (!limits.some(({ share, homes }) => going + gone > homes && going + gone > all * share)) continue;
    const before = gone > 0 ? `, after ${gone} within the hour` : "";
    return {
      words: `it would take ${going} of ${all} homes off the lists${before}`,
      homes: await describe(db, leaving),
    };
  }
  return undefined;
}

/** These agents' homes that are on the lists, or that the feed has taken off since `since` (ms). */
function findHomes(db: Database, agentIds: readonly string[], since: number) {
  return db
    .selectFrom("register")
    .selectAll()
    .where("agent_id", "in", agentIds)
    .where(({ or, eb }) => or([eb("state", "=", "live"), eb("left_at", ">", since)]))
    .orderBy("id")
    .execute();
}

async function describe(db: Database, rows: readonly RegisterRow[]): Promise<HomeReport[]> {
  const records = await findRecords(
    db,
    rows.flatMap(({ published_version }) => published_version ?? []),
  );
  const hint = "approve the file if it is intended to take this home off the lists";
  const finding = makeFinding("bulk-change", "@status", "", hint, "stop");
  return rows.map((row) => ({
    key: toKey(row),
    publicId: row.id,
    address: toText(records.get(row.published_version ?? "") ?? {}, "address") || (row.address ?? undefined),
    outcome: "HELD",
    findings: [finding],
    differences: [],
  }));
}
