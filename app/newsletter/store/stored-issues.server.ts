import type { Database } from "#app/store/database.server.ts";
import { countKinds, findRefused, pauseQueued, queueOnce } from "#app/store/outbox/queued.server.ts";
import type { IssueRow } from "./newsletter-rows.ts";

/** The kind of notice for test mails of issues. */
export const TEST_NOTICE = "newsletter-test";

function toIssueKind(id: string) {
  return `issue ${id}`;
}

type NewIssue = Pick<IssueRow, "id" | "subject" | "text" | "html">;

/** Stores an issue and queues it for every confirmed subscriber, once, in one transaction; `also` runs within it. */
export async function startIssue(
  db: Database,
  issue: NewIssue,
  now: number,
  also = async (_transaction: Database) => {},
) {
  await db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto("issue")
      .values({ ...issue, digest: "", created_at: now, paused_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    // Somebody else has just sent it.
    if (numInsertedOrUpdatedRows !== 1n) return;
    await queueIssue(transaction, issue.id, now);
    await also(transaction);
  });
}

/** Queues an issue. The id of each notice, and so its Message-ID, is derived from issue and subscriber. */
export async function queueIssue(db: Database, id: string, now: number) {
  const readers = await db.selectFrom("subscriber").select("id").where("state", "=", "confirmed").execute();
  const kind = toIssueKind(id);
  const notices = readers.map((reader) => ({
    id: `${id}.${reader.id}`,
    subjectId: reader.id,
    kind,
    payload: { channel: "issue", issue: id, subscriber: reader.id } as const,
  }));
  await queueOnce(db, { kind, notices, state: "queued", now });
}

/** Counts an issue's mails by state. */
export async function countIssue(db: Database, id: string) {
  const kind = toIssueKind(id);
  return (await countKinds(db, kind))(kind);
}

/** Pauses unsent mails, or resumes them where `pausedAt` (ms) is null. A mail being sent is not stopped. */
export async function pauseIssue(db: Database, id: string, pausedAt: number | null) {
  await db.updateTable("issue").set({ paused_at: pausedAt }).where("id", "=", id).execute();
  await pauseQueued(db, toIssueKind(id), pausedAt !== null);
}

/** Gets an issue that is being sent, or has been; undefined for a draft. */
export function getIssue(db: Database, id: string) {
  return db.selectFrom("issue").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Lists sent issues, newest first, without their words. */
export function findIssues(db: Database) {
  return db
    .selectFrom("issue")
    .select(["id", "subject", "paused_at"])
    .orderBy("created_at", "desc")
    .execute();
}

/** Counts the mails of all issues by state. */
export async function countIssues(db: Database) {
  const count = await countKinds(db, toIssueKind(""));
  return (id: string) => count(toIssueKind(id));
}

/** Finds the addresses whose mail servers have refused an issue. */
export async function findUnreached(db: Database, id: string) {
  const refused = await findRefused(db, toIssueKind(id));
  if (refused.length === 0) return [];
  const found = await db
    .selectFrom("subscriber")
    .select("email")
    .where("id", "in", refused)
    .orderBy("email")
    .execute();
  return found.map(({ email }) => email);
}

/** Finds an issue and its reader; `undefined` if the reader has unsubscribed. */
export async function getIssueAndReader(
  db: Database,
  { issue, subscriber }: { issue: string; subscriber: string },
) {
  const found = await getIssue(db, issue);
  const reader = await db
    .selectFrom("subscriber")
    .select(["email", "token"])
    .where("id", "=", subscriber)
    .where("state", "=", "confirmed")
    .executeTakeFirst();
  return found && reader && { issue: found, reader };
}
