import { sql } from "kysely";
import type { NoticeRow, NoticeState } from "../core-rows.ts";
import type { Database } from "../database.server.ts";
import { removeMailFiles } from "./mail-files.server.ts";
import { repeatNotices } from "./notices.server.ts";

// A subject is what notices are about: an enquiry, an owner, a reader. Its id is known to whoever queued them.

/** Every notice of a subject, the oldest first. */
export function findNoticesOf(db: Database, subjectId: string) {
  return db
    .selectFrom("notice")
    .selectAll()
    .where("subject_id", "=", subjectId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** The notices of a kind of several subjects, the oldest first. */
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

/** For a query: whether the subject whose id is in that column has such a notice. */
export function hasNotice(column: string, { kind, state }: Partial<Pick<NoticeRow, "kind" | "state">>) {
  return sql<boolean>`exists (select 1 from notice where notice.subject_id = ${sql.ref(column)}
    ${kind ? sql`and notice.kind = ${kind}` : sql``} ${state ? sql`and notice.state = ${state}` : sql``})`;
}

/**
 * Sends a subject's notices once more, as new ones, but for those that are held; of some kinds only what was given up. Returns
 * how many. Within a transaction.
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

/** Tries what was given up of a subject again. False where nothing was. */
export async function retryGivenUp(db: Database, subjectId: string, now: number) {
  const { numUpdatedRows } = await db
    .updateTable("notice")
    .set({ state: "waiting", attempts: 0, due_at: now, leased_until: 0, settled_at: null, last_error: null })
    .where("subject_id", "=", subjectId)
    .where("state", "=", "dead")
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Holds back what of a subject waits. */
export async function holdNotices(db: Database, subjectId: string) {
  await db
    .updateTable("notice")
    .set({ state: "held" })
    .where("subject_id", "=", subjectId)
    .where("state", "=", "waiting")
    .execute();
}

/** Lets go what of a subject is held. Returns how many. */
export async function releaseNotices(db: Database, subjectId: string, now: number) {
  const { numUpdatedRows } = await db
    .updateTable("notice")
    .set({ state: "waiting", due_at: now })
    .where("subject_id", "=", subjectId)
    .where("state", "=", "held")
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Drops the notices of a subject, or those in a state. Returns their ids, which their files are named by. */
export function dropNoticesOf(db: Database, subjectId: string, state?: NoticeState) {
  return db
    .deleteFrom("notice")
    .where("subject_id", "=", subjectId)
    .$if(state !== undefined, (query) => query.where("state", "=", state as NoticeState))
    .returning("id")
    .execute();
}

/** Drops the notices of a kind that were settled before a time (ms). Returns their ids, which their files are named by. */
export function dropSettled(db: Database, kind: string, before: number) {
  return db
    .deleteFrom("notice")
    .where("kind", "=", kind)
    .where("settled_at", "<", before)
    .returning("id")
    .execute();
}

/** What became of the mails of a kind that are settled, the first that was settled first. */
export function findSettled(db: Database, kind: string) {
  return db
    .selectFrom("notice")
    .select(["subject_id", "state", "settled_at"])
    .where("kind", "=", kind)
    .where("state", "in", ["sent", "refused"])
    .orderBy("settled_at")
    .execute();
}

/** Erases every notice of a subject, and the files of its mails. */
export async function eraseNoticesOf(db: Database, subjectId: string, dataDir: string) {
  await removeMailFiles(await dropNoticesOf(db, subjectId), dataDir);
}

/** The software that was told of some subjects, by name. */
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
