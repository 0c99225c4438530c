import type { Database } from "#app/store/database.server.ts";

export type HomeEdit = {
  /** The form's submission id: sent again, nothing more is done. */
  id: string;
  homeId: string;
  author: string;
  kind: string;
  /** The home's `updated_at` that the person saw; undefined where a change meanwhile does not matter. */
  seen?: number;
  now: number;
};

class ChangedMeanwhile extends Error {}

/**
 * Does one thing with a home, once, and notes who did it. "changed": somebody else, or the home's sender, has changed the
 * home since the person saw it, and nothing is done.
 */
export async function editOnce(db: Database, intent: HomeEdit, work: (db: Database) => Promise<void>) {
  try {
    return await db.transaction().execute(async (transaction) => {
      if (!(await noteEdit(transaction, intent))) return "repeated";
      await touch(transaction, intent);
      await work(transaction);
      return "done";
    });
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return "changed";
    throw error;
  }
}

export async function wasDone(db: Database, id: string) {
  return (await db.selectFrom("home_act").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}

async function noteEdit(db: Database, { id, homeId, author, kind, now }: HomeEdit) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("home_act")
    .values({ id, home_id: homeId, author, kind, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** The second of two simultaneous edits waits here. It fails if it was based on the version before the first. */
async function touch(db: Database, { homeId, seen, now }: HomeEdit) {
  const touched = db.updateTable("register").where("id", "=", homeId);
  if (seen === undefined) {
    await touched.set(({ eb }) => ({ updated_at: eb("updated_at", "+", 1) })).execute();
    return;
  }
  const { numUpdatedRows } = await touched
    .set({ updated_at: Math.max(now, seen + 1) })
    .where("updated_at", "=", seen)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new ChangedMeanwhile();
}
