import type { Database } from "#app/store/database.server.ts";

/** The event of an inspection, and what was its own before a calendar had it; its start and end at the agency. */
type MovedEvent = { uid: string; formerUid: string; time: string; ends: string };

/** Who was noted at an open home goes with it, and so does its door. Within a transaction. */
export async function moveDoor(db: Database, { uid, formerUid, time, ends }: MovedEvent) {
  await db
    .updateTable("open_visitor")
    .set({ time, open_uid: uid })
    .where("open_uid", "in", [uid, formerUid])
    .execute();
  await db.updateTable("open_door").set({ time, ends }).where("open_uid", "in", [uid, formerUid]).execute();
}
