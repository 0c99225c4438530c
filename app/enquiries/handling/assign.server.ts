import type { Database } from "#app/store/database.server.ts";

/**
 * Makes the person who noted a visitor the one to answer them, unless the home is theirs anyway or somebody else
 * answers. Within a transaction.
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

/** Hands what came to an agent, by e-mail address, to another one. Within a transaction. */
export async function readdress(db: Database, { from, to }: { from: string; to: string }) {
  await db
    .updateTable("handling")
    .set(({ eb }) => ({ agent_email: to.toLowerCase(), version: eb("version", "+", 1) }))
    .where("agent_email", "=", from.toLowerCase())
    .execute();
}

/** Hands what a person has taken and not answered to somebody else, or back to everybody. Within a transaction. */
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
