import type { QueuedPayload } from "#app/module-types.ts";
import type { NoticeRow, NoticeState } from "../core-rows.ts";
import type { Database } from "../database.server.ts";
import { makeId } from "../make-id.ts";
import type { EventPayload, MailPayload } from "./letter.ts";

/** Something to send: `payload` says what and to whom; `destination` names the lane of an event. */
export type NewNotice = {
  kind: string;
  payload: MailPayload | EventPayload | QueuedPayload;
  destination?: string;
};

/** Longer than any attempt takes; after it any worker may take the notice. */
export const LEASE_MS = 3 * 60_000;
const CANDIDATES = 10;

type AddOptions = { subjectId: string; notices: readonly NewNotice[]; state: NoticeState; now: number };

/** Puts notices in the queue, within the transaction of what causes them. */
export async function addNotices(db: Database, { subjectId, notices, state, now }: AddOptions) {
  if (notices.length === 0) return;
  const rows = notices.map((notice) => toNoticeRow(notice, { id: makeId(now), subjectId, state, now }));
  await db.insertInto("notice").values(rows).execute();
}

/** Sends stored notices once more, as new ones. */
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

/** Enquiries' notices wait; those of issues are queued behind them. Each lane has a queue of its own. */
export type Queue = "waiting" | "queued";

/** Finds notices that nobody has leased, the longest due first. */
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

/** Takes the notice that has been due for longest; nobody else gets it until the lease ends. */
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

/** It is anybody's again, as if it had not been tried. */
export async function endLease(db: Database, id: string) {
  await db.updateTable("notice").set({ leased_until: 0 }).where("id", "=", id).execute();
}

/** Sends what waits in a lane at once. */
export async function sendNow(db: Database, destination: string, now: number) {
  await db
    .updateTable("notice")
    .set({ due_at: now })
    .where("destination", "=", destination)
    .where("state", "=", "waiting")
    .execute();
}

/** How many notices wait in each lane, and since when (ms) the oldest; by the lane's name. */
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

/** Drops a notice for which there is nothing left to send; it does not count as sent. */
export async function dropNotice(db: Database, { id }: Pick<NoticeRow, "id">) {
  await db.deleteFrom("notice").where("id", "=", id).execute();
}

/** Makes a notice wait until a time (ms), and with it those of its kind that are due before. */
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

/** Notes a failed attempt: due again in its queue at `dueAt`, or, without it, given up. */
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
    // Changes nothing if the lease has ended and another worker has taken the notice.
    .where("leased_until", "=", notice.leased_until)
    .execute();
}

/** Since when (ms) the oldest message waits that should have gone out; `undefined` when none does. */
export async function getOldestUndelivered(db: Database) {
  const oldest = await db
    .selectFrom("notice")
    .select((each) => each.fn.min("created_at").as("since"))
    .where("state", "=", "waiting")
    .executeTakeFirst();
  return oldest?.since ?? undefined;
}
