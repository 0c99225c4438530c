import type { Database } from "#app/store/database.server.ts";
import { inParts } from "#app/store/in-parts.ts";
import { toNoticeRow } from "#app/store/outbox/notices.server.ts";
import type { IssueRow } from "./enquiry-rows.ts";

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
  // Written to lock it: whoever pauses it meanwhile waits.
  const issue = await db
    .updateTable("issue")
    .set({ id })
    .where("id", "=", id)
    .returning("paused_at")
    .executeTakeFirst();
  const state = issue?.paused_at ? ("paused" as const) : ("queued" as const);
  const rows = readers.map((reader) =>
    toNoticeRow(
      { kind, payload: { channel: "issue", issue: id, subscriber: reader.id } },
      { id: `${id}.${reader.id}`, subjectId: reader.id, state, now },
    ),
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

/** The number of its mails by state. */
export async function countIssue(db: Database, id: string) {
  const counts = await db
    .selectFrom("notice")
    .select(["state", (each) => each.fn.countAll().as("count")])
    .where("kind", "=", toIssueKind(id))
    .groupBy("state")
    .execute();
  return new Map(counts.map(({ state, count }) => [state, Number(count)]));
}

/** Holds back what has not left, or, without a time (ms), lets it go on. A mail under way still leaves. */
export async function pauseIssue(db: Database, id: string, pausedAt: number | null) {
  await db.updateTable("issue").set({ paused_at: pausedAt }).where("id", "=", id).execute();
  await db
    .updateTable("notice")
    .set({ state: pausedAt ? "paused" : "queued" })
    .where("kind", "=", toIssueKind(id))
    .where("state", "=", pausedAt ? "queued" : "paused")
    .execute();
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
  const counts = await db
    .selectFrom("notice")
    .select(["kind", "state", (each) => each.fn.countAll().as("count")])
    .where("kind", "like", toIssueKind("%"))
    .groupBy(["kind", "state"])
    .execute();
  const byKind = Map.groupBy(counts, ({ kind }) => kind);
  return (id: string) =>
    new Map(byKind.get(toIssueKind(id))?.map(({ state, count }) => [state, Number(count)]));
}

/** Finds the addresses whose mail servers have refused an issue. */
export async function findUnreached(db: Database, id: string) {
  const found = await db
    .selectFrom("notice")
    .innerJoin("subscriber", "subscriber.id", "notice.subject_id")
    .select("email")
    .where("kind", "=", toIssueKind(id))
    .where("notice.state", "=", "refused")
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
