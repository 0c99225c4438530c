import type { Database } from "#app/store/database.server.ts";
import type { Vote } from "../opinion.ts";
import { lockList, type Member } from "./lists.server.ts";

type Opinion = { member: Member; home: string; note?: string; vote?: Vote | ""; now: number };

/** What a member thinks of a home; what is not given stays as it was, and an empty vote takes the vote back. */
export function setOpinion(db: Database, { member, home, note, vote, now }: Opinion) {
  return db.transaction().execute(async (transaction) => {
    if (!(await lockList(transaction, member.listId, now))) return;
    const given = {
      ...(note !== undefined && { note }),
      ...(vote !== undefined && { vote: vote || null }),
      changed_at: now,
    };
    await transaction
      .insertInto("shortlist_opinion")
      .values({ shortlist_id: member.listId, member_id: member.id, home, vote: null, note: "", ...given })
      .onConflict((conflict) => conflict.columns(["member_id", "home"]).doUpdateSet(given))
      .execute();
  });
}

export async function setName(db: Database, { member, name }: { member: Member; name: string }) {
  await db.updateTable("shortlist_member").set({ name }).where("id", "=", member.id).execute();
}
