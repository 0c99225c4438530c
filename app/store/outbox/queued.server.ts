import type { Database } from "../database.server.ts";
import { inParts } from "../in-parts.ts";
import { type NewNotice, toNoticeRow } from "./notices.server.ts";

/** Queued or paused mails, such as a newsletter's issues, are sent slowly, behind those that wait. */
type QueuedState = "waiting" | "queued" | "paused";

/** A notice with an id of its own, so that it is queued only once. */
type QueuedNotice = NewNotice & { id: string; subjectId: string };

/** Queues notices of one kind, each only once (its id is its Message-ID), and retries refused ones of that kind. */
export async function queueOnce(
  db: Database,
  {
    kind,
    notices,
    state,
    now,
  }: { kind: string; notices: readonly QueuedNotice[]; state: QueuedState; now: number },
) {
  const rows = notices.map(({ id, subjectId, ...notice }) =>
    toNoticeRow(notice, { id, subjectId, state, now }),
  );
  for (const some of inParts(rows))
    await db
      .insertInto("notice")
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await db
    .updateTable("notice")
    .set({ state, due_at: now, attempts: 0, settled_at: null })
    .where("kind", "=", kind)
    .where("state", "=", "refused")
    .execute();
}

/** Queues notices that are due at a time (ms), within the transaction that causes them. */
export async function addQueued(
  db: Database,
  notices: readonly QueuedNotice[],
  { now, dueAt }: { now: number; dueAt: number },
) {
  const rows = notices.map(({ id, subjectId, ...notice }) => ({
    ...toNoticeRow(notice, { id, subjectId, state: "queued", now }),
    due_at: dueAt,
  }));
  await db.insertInto("notice").values(rows).execute();
}

/** Pauses or resumes the queued notices of a kind. */
export async function pauseQueued(db: Database, kind: string, isPaused: boolean) {
  await db
    .updateTable("notice")
    .set({ state: isPaused ? "paused" : "queued" })
    .where("kind", "=", kind)
    .where("state", "=", isPaused ? "queued" : "paused")
    .execute();
}

export async function dropQueued(db: Database, subjectId: string) {
  await db
    .deleteFrom("notice")
    .where("subject_id", "=", subjectId)
    .where("state", "in", ["queued", "paused"])
    .execute();
}

/** Counts notices by state, for each kind with this prefix. */
export async function countKinds(db: Database, prefix: string) {
  const counts = await db
    .selectFrom("notice")
    .select(["kind", "state", (each) => each.fn.countAll().as("count")])
    .where("kind", "like", `${prefix}%`)
    .groupBy(["kind", "state"])
    .execute();
  const byKind = Map.groupBy(counts, ({ kind }) => kind);
  return (kind: string) => new Map(byKind.get(kind)?.map(({ state, count }) => [state, Number(count)]));
}

/** Finds the subjects whose mail of a kind was refused by their mail server. */
export async function findRefused(db: Database, kind: string) {
  const refused = await db
    .selectFrom("notice")
    .select("subject_id")
    .where("kind", "=", kind)
    .where("state", "=", "refused")
    .execute();
  return refused.map(({ subject_id }) => subject_id);
}

/** Deletes notices of a kind made before a time (ms). */
export async function forgetNotices(db: Database, kind: string, before: number) {
  await db.deleteFrom("notice").where("kind", "=", kind).where("created_at", "<", before).execute();
}

export function findIdsOfKind(db: Database, kind: string) {
  return db.selectFrom("notice").select("id").where("kind", "=", kind).execute();
}

export async function countByState(db: Database) {
  const counts = await db
    .selectFrom("notice")
    .select(["state", (each) => each.fn.countAll().as("count")])
    .groupBy("state")
    .execute();
  return counts.map(({ state, count }) => ({ state, count: Number(count) }));
}

export async function countGivenUp(db: Database) {
  const counts = await db
    .selectFrom("notice")
    .select(["subject_id", (each) => each.fn.countAll().as("count")])
    .where("state", "=", "dead")
    .groupBy("subject_id")
    .execute();
  return new Map(counts.map(({ subject_id, count }) => [subject_id, Number(count)]));
}
