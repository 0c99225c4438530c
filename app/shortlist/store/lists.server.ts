import { DAY_MS } from "#app/region/time.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { hashSecret, makeToken } from "#app/store/make-token.server.ts";
import { type LinkKind, readSnapshot, type Snapshot, type Vote, votes } from "../kept-list.ts";

const NUMBER_BYTES = 18;

/** A random text of more than 128 bits, for a cookie or a link. */
export function makeNumber() {
  return makeToken(NUMBER_BYTES);
}

export type Member = { id: string; listId: string; name: string };

/** Returns the member whose browser has this number; `undefined` for an unknown number or an erased list. */
export async function getMember(db: Database, number: string): Promise<Member | undefined> {
  if (number === "") return undefined;
  const row = await db
    .selectFrom("shortlist_member")
    .select(["id", "shortlist_id", "name"])
    .where("id", "=", hashSecret(number))
    .executeTakeFirst();
  return row && { id: row.id, listId: row.shortlist_id, name: row.name };
}

/** Creates a list with one member. Call within a transaction. */
export async function startList(db: Database, now: number) {
  const listId = makeId(now);
  await db
    .insertInto("shortlist")
    .values({
      id: listId,
      join_token: null,
      calendar_token: null,
      created_at: now,
      used_at: now,
      emptied_at: now,
    })
    .execute();
  return addMember(db, { listId, name: "", now });
}

/** Call within a transaction. */
export async function addMember(
  db: Database,
  { listId, name, now }: { listId: string; name: string; now: number },
) {
  const number = makeNumber();
  const member: Member = { id: hashSecret(number), listId, name };
  await db
    .insertInto("shortlist_member")
    .values({ id: member.id, shortlist_id: listId, name, joined_at: now })
    .execute();
  return { number, member };
}

/** Records use and locks the list until the transaction ends. Returns false for an erased list. */
export async function lockList(db: Database, listId: string, now: number) {
  const { numUpdatedRows } = await db
    .updateTable("shortlist")
    .set({ used_at: now })
    .where("id", "=", listId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Records use at most once a day, so that few visits write. */
export async function noteUse(db: Database, listId: string, now: number) {
  await db
    .updateTable("shortlist")
    .set({ used_at: now })
    .where("id", "=", listId)
    .where("used_at", "<", now - DAY_MS)
    .execute();
}

/** The source ids of a list's homes, in the order in which they were kept. */
export async function findHomes(db: Database, listId: string) {
  const places = await findOrder(db, listId);
  return places.map(({ home }) => home);
}

/** A list's homes with their sort key. */
export function findOrder(db: Database, listId: string) {
  return db
    .selectFrom("shortlist_item")
    .select(["home", "place"])
    .where("shortlist_id", "=", listId)
    .orderBy("place")
    .orderBy("home")
    .execute();
}

/** A home of a list: when kept, when last seen, and the day (the agency's time zone) on which it last changed. */
export type KeptHome = { home: string; kept: Snapshot; seen: Snapshot; changedOn?: string };
export type Opinion = { home: string; memberId: string; name: string; vote?: Vote; note: string };

/** The homes of a list, in the order in which they were kept. */
export async function findKeptHomes(db: Database, listId: string): Promise<KeptHome[]> {
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

export type ListLinks = Partial<Record<LinkKind, string>>;

/** Tokens of a list's links, where the visitor has made them. */
export async function getLinks(db: Database, listId: string): Promise<ListLinks> {
  const row = await db
    .selectFrom("shortlist")
    .select(["join_token", "calendar_token"])
    .where("id", "=", listId)
    .executeTakeFirst();
  return {
    join: row?.join_token ?? undefined,
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

/** The first names of a list's members who gave one. */
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
