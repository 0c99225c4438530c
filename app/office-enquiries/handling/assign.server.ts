import type { PeopleWork } from "#app/office/people/people-work.ts";
import type { Database } from "#app/store/database.server.ts";
import { startHandling } from "./handling.server.ts";

/**
 * Assigns an enquiry to the person who noted its visitor, unless the home is theirs anyway or somebody else answers it.
 * Within a transaction.
 */
export async function assignNoted(db: Database, enquiryId: string, person: { id: string; email: string }) {
  await db
    .updateTable("handling")
    .set({ assignee_id: person.id })
    .where("enquiry_id", "=", enquiryId)
    .where("assignee_id", "is", null)
    .where("agent_email", "<>", person.email)
    .execute();
}

export const enquiriesOfPeople: PeopleWork = { begin: startHandling, handOn: handOnTaken, readdress };

/** Passes enquiries addressed to one agent to another, by e-mail address. Within a transaction. */
async function readdress(db: Database, { from, to }: { from: string; to: string }) {
  await db
    .updateTable("handling")
    .set(({ eb }) => ({ agent_email: to.toLowerCase(), version: eb("version", "+", 1) }))
    .where("agent_email", "=", from.toLowerCase())
    .execute();
}

/** Passes a person's taken, unanswered enquiries to somebody else, or leaves them unassigned. Within a transaction. */
async function handOnTaken(db: Database, { from, to }: { from: string; to?: string }) {
  await db
    .updateTable("handling")
    .set(({ eb }) => ({
      assignee_id: to ?? null,
      state: to ? "taken" : "new",
      version: eb("version", "+", 1),
    }))
    .where("assignee_id", "=", from)
    .where("state", "!=", "answered")
    .execute();
}
