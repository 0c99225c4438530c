import type { OpenEventMove } from "#app/homes/open-times/open-event-move.ts";
import type { Database } from "#app/store/database.server.ts";

/** Visitors noted at the open home, and its door, move with it. */
export async function moveDoor(db: Database, { uid, formerUid, time, ends }: OpenEventMove) {
  await db
    .updateTable("open_visitor")
    .set({ time, open_uid: uid })
    .where("open_uid", "in", [uid, formerUid])
    .execute();
  await db.updateTable("open_door").set({ time, ends }).where("open_uid", "in", [uid, formerUid]).execute();
}
