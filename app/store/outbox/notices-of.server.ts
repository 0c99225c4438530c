import { sql } from "kysely";
import type { NoticeRow, NoticeState } from "../core-rows.ts";
import type { Database } from "../database.server.ts";
import { removeMailFiles } from "./mail-files.server.ts";
import { repeatNotices } from "./notices.server.ts";

// The subject of a notice is an enquiry, an owner or a reader, by its id.

/** Finds all notices of a subject, the oldest first. */
export function findNoticesOf(db: Database, subjectId: string) {
  return db
    .selectFrom("notice")
    .selectAll()
    .where("subject_id", "=", subjectId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Finds the notices of one kind about several subjects, the oldest first. */
export async function findNoticesAbout(db: Database, subjectIds: readonly string[], kind: string) {
  if (subjectIds.length === 0) return [];
  return db
    .selectFrom("notice")
    .select(["subject_id", "state", "created_at", "settled_at"])
    .where("kind", "=", kind)
    .where("subject_id", "in", subjectIds)
    .orderBy("created_at")
    .execute();
}

/** A condition for queries: the subject whose id is in that column has such a notice. */
export function hasNotice(column: string, { kind, state }: Partial<Pick<NoticeRow, "kind" | "state">>) {
  return sql<boolean>`exists (select 1 from notice where notice.subject_id = ${sql.ref(column)}
    ${kind ? sql`and notice.kind = ${kind}` : sql``} ${state ? sql`and notice.state = ${state}` : sql``})`;
}

/**
 * Queues a subject's notices again as new ones, except for those that are held. Of some kinds only given-up ones are
 * repeated. Returns how many. Within a transaction.
 */
export async function resendNotices(
  db: Database,
  { subjectId, onlyGivenUp, now }: { subjectId: string; onlyGivenUp: readonly string[]; now: number },
) {
  const known = await db.selectFrom("notice").selectAll().where("subject_id", "=", subjectId).execute();
  const wanted = known.filter(
    ({ kind, state }) => state !== "held" && (!onlyGivenUp.includes(kind) || state === "dead"),
  );
  const once = new Map(
    wanted.map(({ kind, destination, payload }) => [
      kind + destination + payload,
      { kind, destination, payload },
    ]),
  );
  const replaced = wanted.filter(({ state }) => state !== "sent").map((notice) => notice.id);
  if (replaced.length > 0) await db.deleteFrom("notice").where("id", "in", replaced).execute();
  await repeatNotices(db, { subjectId, stored: [...once.values()], now });
  return once.size;
}

/** Retries a subject's notices that were given up. False when there were none. */
export async function retryGivenUp(db: Database, subjectId: string, now: number) {
  const { numUpdatedRows } = await db
    .updateTable("notice")
    .set({ state: "waiting", attempts: 0, due_at: now, leased_until: 0, settled_at: null, last_error: null })
    .where("subject_id", "=", subjectId)
    .where("state", "=", "dead")
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function holdNotices(db: Database, subjectId: string) {
  await db
    .updateTable("notice")
    .set({ state: "held" })
    .where("subject_id", "=", subjectId)
    .where("state", "=", "waiting")
    .execute();
}

/** Releases a subject's held notices. Returns how many. */
export async function releaseNotices(db: Database, subjectId: string, now: number) {
  const { numUpdatedRows } = await db
    .updateTable("notice")
    .set({ state: "waiting", due_at: now })
    .where("subject_id", "=", subjectId)
    .where("state", "=", "held")
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Deletes the notices of a subject, or those in one state. Returns their ids, which name their files. */
export function dropNoticesOf(db: Database, subjectId: string, state?: NoticeState) {
  return db
    .deleteFrom("notice")
    .where("subject_id", "=", subjectId)
    .$if(state !== undefined, (query) => query.where("state", "=", state as NoticeState))
    .returning("id")
    .execute();
}

/** Deletes the notices of a kind that were settled before a time (ms). Returns their ids, which name their files. */
export function dropSettled(db: Database, kind: string, before: number) {
  return db
    .deleteFrom("notice")
    .where("kind", "=", kind)
    .where("settled_at", "<", before)
    .returning("id")
    .execute();
}

/** Finds the results of a kind's settled mails, in the order in which they were settled. */
export function findSettled(db: Database, kind: string) {
  return db
    .selectFrom("notice")
    .select(["subject_id", "state", "settled_at"])
    .where("kind", "=", kind)
    .where("state", "in", ["sent", "refused"])
    .orderBy("settled_at")
    .execute();
}

/** Erases all notices of a subject, with the files of its mails. */
export async function eraseNoticesOf(db: Database, subjectId: string, dataDir: string) {
  await removeMailFiles(await dropNoticesOf(db, subjectId), dataDir);
}

/** Finds the names of software that received events about these subjects. */
export async function findDestinationsOf(db: Database, subjectIds: readonly string[]) {
  if (subjectIds.length === 0) return [];
  const found = await db
    .selectFrom("notice")
    .select("destination")
    .distinct()
    .where("subject_id", "in", subjectIds)
    .where("destination", "!=", "")
    .orderBy("destination")
    .execute();
  return found.map(({ destination }) => destination);
}
