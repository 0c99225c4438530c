import type { Database } from "#app/store/database.server.ts";
import { readSnapshot, type Vote, votes } from "../shortlist.ts";

export type KeptHome = Awaited<ReturnType<typeof findKeptHomes>>[number];
export type Opinion = { home: string; memberId: string; name: string; vote?: Vote; note: string };

/** The homes of a list in the order chosen, each as it was when it was kept. */
export async function findKeptHomes(db: Database, listId: string) {
  const rows = await db
    .selectFrom("shortlist_item")
    .selectAll()
    .where("shortlist_id", "=", listId)
    .orderBy("place")
    .orderBy("home")
    .execute();
  return rows.map((row) => ({
    home: row.home,
    kept: readSnapshot(row.kept),
    seen: readSnapshot(row.seen),
    changedOn: row.changed_on ?? undefined,
  }));
}

/** Returns the members' notes and votes, in the order in which they joined. */
export async function findOpinions(db: Database, listId: string): Promise<Opinion[]> {
  const rows = await db
    .selectFrom("shortlist_opinion")
    .innerJoin("shortlist_member", "shortlist_member.id", "shortlist_opinion.member_id")
    .select(["home", "member_id", "name", "vote", "note"])
    .where("shortlist_opinion.shortlist_id", "=", listId)
    .orderBy("joined_at")
    .orderBy("member_id")
    .execute();
  return rows.map(({ home, member_id, name, vote, note }) => ({
    home,
    memberId: member_id,
    name,
    vote: votes.find((known) => known === vote),
    note,
  }));
}

export async function getLinks(db: Database, listId: string) {
  const row = await db
    .selectFrom("shortlist")
    .select(["join_token", "show_token", "calendar_token"])
    .where("id", "=", listId)
    .executeTakeFirst();
  return {
    join: row?.join_token ?? undefined,
    show: row?.show_token ?? undefined,
    calendar: row?.calendar_token ?? undefined,
  };
}

export async function countMembers(db: Database, listId: string) {
  const { count } = await db
    .selectFrom("shortlist_member")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("shortlist_id", "=", listId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The first names of its members, as far as they gave one. */
export async function findNames(db: Database, listId: string) {
  const rows = await db
    .selectFrom("shortlist_member")
    .select("name")
    .where("shortlist_id", "=", listId)
    .where("name", "!=", "")
    .orderBy("joined_at")
    .execute();
  return rows.map(({ name }) => name);
}
