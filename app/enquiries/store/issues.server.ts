import type { Database } from "#app/store/database.server.ts";
import { toNoticeRow } from "#app/store/outbox/notices.server.ts";
import type { IssueRow } from "./enquiry-rows.ts";

const BATCH_ROWS = 500;

function toIssueKind(id: string) {
  return `issue ${id}`;
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
 * and so its Message-ID, comes from issue and subscriber. Those that were refused are tried again.
 */
export async function queueIssue(db: Database, id: string, now: number) {
  const readers = await db.selectFrom("subscriber").select("id").where("state", "=", "confirmed").execute();
  const kind = toIssueKind(id);
  const rows = readers.map((reader) =>
    toNoticeRow(
      { kind, payload: { channel: "issue", issue: id, subscriber: reader.id } },
      { id: `${id}.${reader.id}`, subjectId: reader.id, state: "queued", now },
    ),
  );
  for (let start = 0; start < rows.length; start += BATCH_ROWS)
    await db
      .insertInto("notice")
      .values(rows.slice(start, start + BATCH_ROWS))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await db
    .updateTable("notice")
    .set({ state: "queued", due_at: now, attempts: 0, settled_at: null })
    .where("kind", "=", kind)
    .where("state", "=", "refused")
    .execute();
}

export async function countIssue(db: Database, id: string) {
  const counts = await db
    .selectFrom("notice")
    .select(["state", (each) => each.fn.countAll().as("count")])
    .where("kind", "=", toIssueKind(id))
    .groupBy("state")
    .execute();
  return new Map(counts.map(({ state, count }) => [state, Number(count)]));
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
