import type { Database } from "#app/store/database.server.ts";

/** Somebody who noted a visitor answers them, unless the home is theirs anyway or another does. Within a transaction. */
export async function assignNoted(db: Database, enquiryId: string, person: { id: string; email: string }) {
  await db
    .updateTable("handling")
    .set({ assignee_id: person.id })
    .where("enquiry_id", "=", enquiryId)
    .where("assignee_id", "is", null)
    .where("agent_email", "<>", person.email)
    .execute();
}

/** What came to an agent, by e-mail address, is another's from now on. Within a transaction. */
export async function readdress(db: Database, { from, to }: { from: string; to: string }) {
  await db
    .updateTable("handling")
    .set(({ eb }) => ({ agent_email: to.toLowerCase(), version: eb("version", "+", 1) }))
    .where("agent_email", "=", from.toLowerCase())
    .execute();
}

/** What a person has taken and not answered is another's, or anybody's again. Within a transaction. */
export async function handOnTaken(db: Database, { from, to }: { from: string; to?: string }) {
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
