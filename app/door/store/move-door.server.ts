import type { Database } from "#app/store/database.server.ts";

/** An inspection's event with its new start and end; `formerUid` is its id from before calendars had it. */
type MovedEvent = { uid: string; formerUid: string; time: string; ends: string };

/** Moves the visitors and the door of an open home along with it. Runs within a transaction. */
export async function moveDoor(db: Database, { uid, formerUid, time, ends }: MovedEvent) {
  await db
    .updateTable("open_visitor")
    .set({ time, open_uid: uid })
    .where("open_uid", "in", [uid, formerUid])
    .execute();
  await db.updateTable("open_door").set({ time, ends }).where("open_uid", "in", [uid, formerUid]).execute();
}
