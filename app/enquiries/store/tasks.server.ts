import type { Database } from "./database.server.ts";

type TaskOptions = { now: number; leaseMs: number };

/** Whether this process is to do the task now: then nobody else does it for `leaseMs`, even if this one dies over it. */
export async function takeTask(db: Database, name: string, { now, leaseMs }: TaskOptions) {
  await db
    .insertInto("task")
    .values({ name, due_at: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { numUpdatedRows } = await db
    .updateTable("task")
    .set({ due_at: now + leaseMs })
    .where("name", "=", name)
    .where("due_at", "<=", now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** The task is done; it is due again at `dueAt` (ms). */
export async function finishTask(db: Database, name: string, dueAt: number) {
  await db.updateTable("task").set({ due_at: dueAt }).where("name", "=", name).execute();
}
