import { type Database, inTransaction } from "#app/store/database.server.ts";
import { bringForward, getDue, moveTask } from "#app/store/tasks.server.ts";

export type Revision = { number: number; changedAt: number };

/** Each process compares this revision with the one that it has published. */
export async function getRevision(db: Database): Promise<Revision> {
  return db
    .selectFrom("register_revision")
    .select(["number", "changed_at as changedAt"])
    .executeTakeFirstOrThrow();
}

const ANNOUNCE_EVERY_MS = 15_000;
const NO_NEWS = Number.MAX_SAFE_INTEGER;

/** Reasons for a new revision: pictures one by one, homes a file at a time. */
export type News = "new pictures" | "new homes";

/** Something will be published with the next `announceNews`. In the store, so that a process that ends leaves it to another. */
export async function noteNews(db: Database, name: News, now: number) {
  await bringForward(db, name, now + ANNOUNCE_EVERY_MS);
}

/**
 * Publishes what has been noted: at once where no more is under way, else after 15 seconds. Each revision has every process
 * read its homes anew, and drop its pages.
 */
export async function announceNews(
  db: Database,
  name: News,
  { now, isIdle }: { now: number; isIdle: boolean },
) {
  const latest = isIdle ? NO_NEWS - 1 : now;
  if (((await getDue(db, name)) ?? NO_NEWS) > latest) return;
  await inTransaction(db, async (transaction) => {
    const isFirst = await moveTask(transaction, name, { until: NO_NEWS, is: "<=", at: latest });
    if (isFirst) await raiseRevision(transaction, now);
  });
}

/** Something that is published has changed; within the transaction that changes it. */
export async function raiseRevision(db: Database, now: number) {
  await db
    .updateTable("register_revision")
    .set(({ eb }) => ({ number: eb("number", "+", 1), changed_at: now }))
    .execute();
}
