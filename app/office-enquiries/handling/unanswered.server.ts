import type { EnquiryRow } from "#app/enquiries/store/enquiry-rows.ts";
import type { Database } from "#app/store/database.server.ts";
import type { HandlingRow } from "../store/handling-rows.ts";

/** Counts genuine enquiries without an answer that was due before a time (ms). */
export async function countUnanswered(db: Database, dueBefore: number) {
  const { count } = await selectUnanswered(db, dueBefore)
    .select((each) => each.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** An enquiry that waits for an answer, with the person who has taken it. */
export type Unanswered = Pick<EnquiryRow, "id" | "reference" | "fields" | "about" | "created_at"> &
  Pick<HandlingRow, "due_at"> & { assignee: string | null; assigneeEmail: string | null };

/** Finds those without a reminder so far. */
export function findToRemind(
  db: Database,
  { dueBefore, limit }: { dueBefore: number; limit: number },
): Promise<Unanswered[]> {
  return selectUnanswered(db, dueBefore)
    .leftJoin("person", "person.id", "handling.assignee_id")
    .select(["enquiry.id", "reference", "fields", "about", "enquiry.created_at", "due_at"])
    .select(["person.name as assignee", "person.email as assigneeEmail"])
    .where("reminded_at", "is", null)
    .orderBy("due_at")
    .limit(limit)
    .execute();
}

function selectUnanswered(db: Database, dueBefore: number) {
  return db
    .selectFrom("handling")
    .innerJoin("enquiry", "enquiry.id", "handling.enquiry_id")
    .where("state", "in", ["new", "taken"])
    .where("due_at", "<=", dueBefore)
    .where("flag", "is", null);
}

export async function noteReminder(db: Database, enquiryId: string, now: number) {
  await db.updateTable("handling").set({ reminded_at: now }).where("enquiry_id", "=", enquiryId).execute();
}
