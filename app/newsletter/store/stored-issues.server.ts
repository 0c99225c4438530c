import type { Database } from "#app/store/database.server.ts";
import { countKinds, findRefused, pauseQueued, queueOnce } from "#app/store/outbox/queued.server.ts";
import type { IssueRow } from "./newsletter-rows.ts";

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
    // Somebody else has sent it at the same moment.
    if (numInsertedOrUpdatedRows !== 1n) return;
    await queueIssue(transaction, issue.id, now);
    await also(transaction);
  });
}

/** The id of each notice, and so its Message-ID, comes from issue and subscriber. */
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
