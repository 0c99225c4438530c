import type { QueuedPayload } from "#app/module-types.ts";
import type { NoticeRow, NoticeState } from "../core-rows.ts";
import type { Database } from "../database.server.ts";
import { makeId } from "../make-id.ts";
import type { EventPayload, MailPayload } from "./letter.ts";

/** A message to send: `payload` has its content and recipient; `destination` names the lane of an event. */
export type NewNotice = {
  kind: string;
  payload: MailPayload | EventPayload | QueuedPayload;
  destination?: string;
};

/** Longer than any attempt takes. Afterwards any worker may take the notice. */
export const LEASE_MS = 3 * 60_000;
const CANDIDATES = 10;

type AddOptions = { subjectId: string; notices: readonly NewNotice[]; state: NoticeState; now: number };

/** Queues notices, within the transaction that causes them. */
export async function addNotices(db: Database, { subjectId, notices, state, now }: AddOptions) {
  if (notices.length === 0) return;
  const rows = notices.map((notice) => toNoticeRow(notice, { id: makeId(now), subjectId, state, now }));
  await db.insertInto("notice").values(rows).execute();
}

/** Queues stored notices again, as new ones. */
export async function repeatNotices(
  db: Database,
  { subjectId, stored, now }: { subjectId: string; stored: readonly StoredNotice[]; now: number },
) {
  if (stored.length === 0) return;
  const rows = stored.map((notice) => toRow(notice, { id: makeId(now), subjectId, state: "waiting", now }));
  await db.insertInto("notice").values(rows).execute();
}

type StoredNotice = Pick<NoticeRow, "kind" | "destination" | "payload">;

type RowOptions = { id: string; subjectId: string; state: NoticeState; now: number };

export function toNoticeRow({ kind, payload, destination = "" }: NewNotice, options: RowOptions): NoticeRow {
  return toRow({ kind, destination, payload: JSON.stringify(payload) }, options);
}

function toRow(notice: StoredNotice, { id, subjectId, state, now }: RowOptions): NoticeRow {
  return {
    id,
    subject_id: subjectId,
    ...notice,
    state,
    attempts: 0,
    due_at: now,
    leased_until: 0,
    last_error: null,
    created_at: now,
    settled_at: null,
  };
}

/** Notices of enquiries wait; those of newsletter issues are queued behind them. Each lane has its own queue. */
export type Queue = "waiting" | "queued";

/** Finds notices without a lease, the longest due first. */
export function findDue(db: Database, queue: Queue, now: number, destination = "") {
  return db
    .selectFrom("notice")
    .selectAll()
    .where("destination", "=", destination)
    .where("state", "=", queue)
    .where("due_at", "<=", now)
    .where("leased_until", "<=", now)
    .orderBy("due_at")
    .orderBy("id")
    .limit(CANDIDATES)
    .execute();
}

/** Leases the notice that has been due the longest. */
export async function leaseNotice(db: Database, now: number, queue: Queue = "waiting", destination?: string) {
  for (const notice of await findDue(db, queue, now, destination)) {
    const leased_until = now + LEASE_MS;
    const { numUpdatedRows } = await db
      .updateTable("notice")
      .set({ leased_until })
      .where("id", "=", notice.id)
      .where("state", "=", queue)
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

/** Ends a lease early; the attempt does not count. */
export async function endLease(db: Database, id: string) {
  await db.updateTable("notice").set({ leased_until: 0 }).where("id", "=", id).execute();
}

/** Makes all waiting notices of a lane due now. */
export async function sendNow(db: Database, destination: string, now: number) {
  await db
    .updateTable("notice")
    .set({ due_at: now })
    .where("destination", "=", destination)
    .where("state", "=", "waiting")
    .execute();
}

/** Counts the waiting notices of each lane, with the time (ms) of the oldest, by the lane's name. */
export async function countInLanes(db: Database) {
  const found = await db
    .selectFrom("notice")
    .select(({ fn }) => ["destination", fn.countAll().as("waiting"), fn.min("created_at").as("since")])
    .where("state", "=", "waiting")
    .where("destination", "!=", "")
    .groupBy("destination")
    .execute();
  return new Map(
    found.map(({ destination, waiting, since }) => [
      destination,
      { waiting: Number(waiting), since: Number(since) },
    ]),
  );
}

/** Deletes a notice that has nothing left to send; it does not count as sent. */
export async function dropNotice(db: Database, { id }: Pick<NoticeRow, "id">) {
  await db.deleteFrom("notice").where("id", "=", id).execute();
}

/** Postpones a notice to a time (ms), and with it all notices of its kind that are due earlier. */
export async function postpone(db: Database, { id, kind, state }: NoticeRow, until: number) {
  await db
    .updateTable("notice")
    .set({ due_at: until, leased_until: 0 })
    .where("kind", "=", kind)
    .where("state", "=", state)
    .where("due_at", "<", until)
    .where((where) => where.or([where("id", "=", id), where("leased_until", "=", 0)]))
    .execute();
}

/** Notes a failed attempt: the notice is due again at `dueAt`, or given up without it. */
export async function markFailed(
  db: Database,
  notice: NoticeRow,
  { reason, dueAt, now }: { reason: string; dueAt?: number; now: number },
) {
  const next =
    dueAt === undefined
      ? { state: notice.state === "queued" ? ("refused" as const) : ("dead" as const), settled_at: now }
      : { due_at: dueAt };
  await db
    .updateTable("notice")
    .set({ ...next, attempts: notice.attempts + 1, leased_until: 0, last_error: reason })
    .where("id", "=", notice.id)
    // Does nothing if the lease has ended and another worker has taken the notice.
    .where("leased_until", "=", notice.leased_until)
    .execute();
}

/** Time (ms) at which the oldest waiting notice was queued; `undefined` when none waits. */
export async function getOldestUndelivered(db: Database) {
  const oldest = await db
    .selectFrom("notice")
    .select((each) => each.fn.min("created_at").as("since"))
    .where("state", "=", "waiting")
    .executeTakeFirst();
  return oldest?.since ?? undefined;
}
