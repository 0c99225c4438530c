import { type Database, inTransaction } from "#app/store/database.server.ts";
import { bringForward, getDue, moveTask } from "#app/store/tasks.server.ts";

/** The newest revision, which each process compares with the one that it shows. */
export function getRevision(db: Database) {
  return db
    .selectFrom("register_revision")
    .select(["number", "changed_at as changedAt"])
    .executeTakeFirstOrThrow();
}

const ANNOUNCE_EVERY_MS = 15_000;
const NO_NEWS = Number.MAX_SAFE_INTEGER;

/** Reasons for a new revision: pictures come one by one, homes by file. */
export type News = "new pictures" | "new homes";

/**
 * Records that something will be published by the next `announceNews`. Kept in the store, so that another process can
 * take over.
 */
export async function noteNews(db: Database, name: News, now: number) {
  await bringForward(db, name, now + ANNOUNCE_EVERY_MS);
}

/**
 * Publishes the recorded news: immediately if nothing more is in progress, else after 15 seconds. Each revision makes
 * every process reload its homes and drop its cached pages.
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

/** Starts a new revision. Runs within the transaction that changes published homes. */
export async function raiseRevision(db: Database, now: number) {
  await db
    .updateTable("register_revision")
    .set(({ eb }) => ({ number: eb("number", "+", 1), changed_at: now }))
    .execute();
}
