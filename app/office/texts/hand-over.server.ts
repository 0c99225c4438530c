import type { Database } from "#app/store/database.server.ts";
import { getPersonByEmail } from "../people/people.server.ts";

/** The enquiries of an agent who leaves are another's from now on; within a transaction. */
export async function handOver(db: Database, { from, to }: { from: string; to: string }) {
  const [left, successor] = [await getPersonByEmail(db, from), await getPersonByEmail(db, to)];
  await db
    .updateTable("handling")
    .set(({ eb }) => ({ agent_email: to.toLowerCase(), version: eb("version", "+", 1) }))
    .where("agent_email", "=", from.toLowerCase())
    .execute();
  if (!left) return;
  await db
    .updateTable("handling")
    .set(({ eb }) => ({
      assignee_id: successor?.id ?? null,
      state: successor ? "taken" : "new",
      version: eb("version", "+", 1),
    }))
    .where("assignee_id", "=", left.id)
    .where("state", "!=", "answered")
    .execute();
}
