import type { Database } from "#app/store/database.server.ts";
import type { IssueDraftRow } from "./newsletter-rows.ts";

export function getIssueDraft(db: Database, id: string) {
  return db.selectFrom("issue_draft").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Drafts without their text, last saved first. */
export function findIssueDrafts(db: Database) {
  return db.selectFrom("issue_draft").select(["id", "subject"]).orderBy("saved_at", "desc").execute();
}

/** Saves a draft. Returns false without saving if it has changed since `seen` (ms). */
export async function saveIssueDraft(db: Database, draft: IssueDraftRow, seen: number) {
  const stored = await getIssueDraft(db, draft.id);
  if (stored?.subject === draft.subject && stored.body === draft.body) return true;
  const { subject, body, saved_at } = draft;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("issue_draft")
    .values(draft)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({ subject, body, saved_at }).where("issue_draft.saved_at", "=", seen),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function dropIssueDraft(db: Database, id: string) {
  await db.deleteFrom("issue_draft").where("id", "=", id).execute();
}
