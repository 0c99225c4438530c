import type { Database } from "#app/store/database.server.ts";
import type { HomeKey } from "../register.ts";
import { toKey, toKeyText } from "./known-homes.server.ts";

const KEYS_A_QUERY = 1_000;

/** A listing as it was sent; `hash` is of its words, without their time. */
export type Sent = { key: HomeKey; hash: string; modTime?: string };

/**
 * Public ids of the homes that were sent just like this before, with nothing since, by `toKeyText`: there is nothing to
 * merge or to decide. What waits for a person, was brought back, gave way to another
 * listing, or came with this very file is not among them.
 */
export async function findRepeated(db: Database, sent: readonly Sent[], fileId: string) {
  const repeated = new Map<string, string>();
  for (let start = 0; start < sent.length; start += KEYS_A_QUERY) {
    const some = sent.slice(start, start + KEYS_A_QUERY);
    const rows = await db
      .selectFrom("register")
      .innerJoin("register_version", "register_version.id", "register.newest_version")
      .selectAll("register")
      .select("register_version.file_id")
      .where("register.unique_id", "in", [...new Set(some.map(({ key }) => key.uniqueId))])
      .where("register.agent_id", "in", [...new Set(some.map(({ key }) => key.agentId))])
      .where("register_version.state", "in", ["published", "rejected"])
      .where("register.pinned_until", "is", null)
      .where("register.relisted_as", "is", null)
      .execute();
    const byKey = new Map(rows.map((row) => [toKeyText(toKey(row)), row]));
    for (const { key, hash, modTime } of some) {
      const row = byKey.get(toKeyText(key));
      const isSame = row?.hash === hash && (modTime === undefined || row.mod_time === modTime);
      if (row && isSame && row.file_id !== fileId) repeated.set(toKeyText(key), row.id);
    }
  }
  return repeated;
}
