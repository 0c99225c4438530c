import type { Database } from "#app/store/database.server.ts";
import { countKinds, findRefused, pauseQueued, queueOnce } from "#app/store/outbox/queued.server.ts";
import type { IssueRow } from "./newsletter-rows.ts";

function toIssueKind(id: string) {
  return `issue ${id}`;
}

type NewIssue = Pick<IssueRow, "id" | "digest" | "subject" | "text" | "html">;

/** Stores an issue and queues it, in one transaction, so that a pause holds back all of it; `also` runs within it. */
export async function startIssue(
  db: Database,
  { id, digest, subject, text, html }: NewIssue,
  now: number,
  also = async (_transaction: Database) => {},
) {
  await db.transaction().execute(async (transaction) => {
    await saveIssue(transaction, { id, digest, subject, text, html, created_at: now, paused_at: null });
    await queueIssue(transaction, id, now);
    await also(transaction);
  });
}

/** Stores an issue, once. Throws when it is stored with other words. */
export async function saveIssue(db: Database, issue: IssueRow) {
  await db
    .insertInto("issue")
    .values(issue)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await db
    .selectFrom("issue")
    .selectAll()
    .where("id", "=", issue.id)
    .executeTakeFirstOrThrow();
  if (stored.digest !== issue.digest)
    throw new Error(
      `The issue "${issue.id}" has gone out with other words. Restore them to continue it, or give the file another name.`,
    );
}

/**
 * Queues an issue for every confirmed subscriber who has not got it, however often it is called: the id of each notice,
 * and so its Message-ID, comes from issue and subscriber. Those that were refused are tried again. Mails of a paused issue
 * are paused as well.
 */
export async function queueIssue(db: Database, id: string, now: number) {
  const readers = await db.selectFrom("subscriber").select("id").where("state", "=", "confirmed").execute();
  const kind = toIssueKind(id);
  // Updated in order to lock it: whoever pauses it meanwhile waits.
  const issue = await db
    .updateTable("issue")
    .set({ id })
    .where("id", "=", id)
    .returning("paused_at")
    .executeTakeFirst();
  await queueOnce(db, {
    kind,
    notices: readers.map((reader) => ({
      id: `${id}.${reader.id}`,
      subjectId: reader.id,
      kind,
      payload: { channel: "issue", issue: id, subscriber: reader.id },
    })),
    state: issue?.paused_at ? "paused" : "queued",
    now,
  });
}

/** The number of its mails by state. */
export async function countIssue(db: Database, id: string) {
  const kind = toIssueKind(id);
  return (await countKinds(db, kind))(kind);
}

/** Holds back what has not left, or, without a time (ms), lets it go on. A mail under way still leaves. */
export async function pauseIssue(db: Database, id: string, pausedAt: number | null) {
  await db.updateTable("issue").set({ paused_at: pausedAt }).where("id", "=", id).execute();
  await pauseQueued(db, toIssueKind(id), pausedAt !== null);
}

export function getIssue(db: Database, id: string) {
  return db.selectFrom("issue").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Finds the issues that have begun, newest first, without their words. */
export function findIssues(db: Database) {
  return db
    .selectFrom("issue")
    .select(["id", "subject", "paused_at"])
    .orderBy("created_at", "desc")
    .execute();
}

/** The number of mails by state, for each issue. */
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

/** An issue and who gets it; `undefined` when they have left in the meantime. */
export async function getIssueAndReader(
  db: Database,
  { issue, subscriber }: { issue: string; subscriber: string },
) {
  const found = await db.selectFrom("issue").selectAll().where("id", "=", issue).executeTakeFirst();
  const reader = await db
    .selectFrom("subscriber")
    .select(["email", "token"])
    .where("id", "=", subscriber)
    .where("state", "=", "confirmed")
    .executeTakeFirst();
  return found && reader && { issue: found, reader };
}
