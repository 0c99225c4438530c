import type { Database } from "#app/store/database.server.ts";
import { readSnapshot, type Snapshot, toSnapshotText } from "../snapshot.ts";

/** Homes by source id as they are now; what is missing has left the site. `undefined`: the listings cannot be read. */
export type FindSnapshots = (ids: readonly string[]) => ReadonlyMap<string, Snapshot> | undefined;

/** Notes, with the day in Sydney, what has become of the homes on lists since it was last looked. */
export async function noteChanges(db: Database, find: FindSnapshots, today: string) {
  const known = await db.selectFrom("shortlist_item").select(["home", "seen"]).distinct().execute();
  const current = find([...new Set(known.map(({ home }) => home))]);
  if (!current) return;
  for (const { home, seen } of known) {
    const now = toSnapshotText(current.get(home) ?? { ...readSnapshot(seen), isGone: true });
    if (now === seen) continue;
    await db
      .updateTable("shortlist_item")
      .set({ seen: now, changed_on: today })
      .where("home", "=", home)
      .where("seen", "=", seen)
      .execute();
  }
}
