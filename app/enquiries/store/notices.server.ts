import { makeId } from "../submission-id.ts";
import type { Database } from "./database.server.ts";
import type { NoticeRow, NoticeState } from "./tables.ts";

/** Something to send: `payload` says what and to whom. */
export type NewNotice = { kind: string; payload: object };

/** Longer than any attempt takes; after it the notice is anybody's again. */
export const LEASE_MS = 3 * 60_000;
const CANDIDATES = 10;

type AddOptions = { subjectId: string; notices: readonly NewNotice[]; state: NoticeState; now: number };

/** Puts notices in the queue, within the transaction of what causes them. */
export async function addNotices(db: Database, { subjectId, notices, state, now }: AddOptions) {
  if (notices.length === 0) return;
  const rows = notices.map(({ kind, payload }): NoticeRow => {
    const due = { due_at: now, leased_until: 0, created_at: now };
    const progress = { attempts: 0, last_error: null, settled_at: null };
    return {
      id: makeId(now),
      subject_id: subjectId,
      kind,
      payload: JSON.stringify(payload),
      state,
      ...due,
      ...progress,
    };
  });
  await db.insertInto("notice").values(rows).execute();
}

/** Takes the notice that has been due for longest; nobody else gets it until the lease ends. */
export async function leaseNotice(db: Database, now: number): Promise<NoticeRow | undefined> {
  const due = await db
    .selectFrom("notice")
    .selectAll()
    .where("state", "=", "waiting")
    .where("due_at", "<=", now)
    .where("leased_until", "<=", now)
    .orderBy("due_at")
    .orderBy("id")
    .limit(CANDIDATES)
    .execute();
  for (const notice of due) {
    const leased_until = now + LEASE_MS;
    const { numUpdatedRows } = await db
      .updateTable("notice")
      .set({ leased_until })
      .where("id", "=", notice.id)
      .where("state", "=", "waiting")
      .where("leased_until", "=", notice.leased_until)
      .where("due_at", "=", notice.due_at)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 1n) return { ...notice, leased_until };
  }
  return undefined;
}

export async function markSent(db: Database, id: string, now: number) {
  await db
    .updateTable("notice")
    .set({ state: "sent", settled_at: now, leased_until: 0, last_error: null })
    .where("id", "=", id)
    .execute();
}

/** Notes a failed attempt: due again at `dueAt`, or, without it, given up. */
export async function markFailed(
  db: Database,
  notice: NoticeRow,
  { reason, dueAt, now }: { reason: string; dueAt?: number; now: number },
) {
  const next =
    dueAt === undefined
      ? { state: "dead" as const, settled_at: now }
      : { state: "waiting" as const, due_at: dueAt };
  await db
    .updateTable("notice")
    .set({ ...next, attempts: notice.attempts + 1, leased_until: 0, last_error: reason })
    .where("id", "=", notice.id)
    // Not if the lease ran out and another worker has taken it.
    .where("leased_until", "=", notice.leased_until)
    .execute();
}
