import type { Database } from "#app/store/database.server.ts";

export type Revision = { number: number; changedAt: number };

/** What every process compares with what it has published. */
export async function getRevision(db: Database): Promise<Revision> {
  return db
    .selectFrom("register_revision")
    .select(["number", "changed_at as changedAt"])
    .executeTakeFirstOrThrow();
}

/** Something that is published has changed; within the transaction that changes it. */
export async function raiseRevision(db: Database, now: number) {
  await db
    .updateTable("register_revision")
    .set(({ eb }) => ({ number: eb("number", "+", 1), changed_at: now }))
    .execute();
}
