import type { Database } from "#app/store/database.server.ts";
import { type LinkKind, MOST_KEPT } from "../kept-list.ts";
import { addMember, findHomes, findOrder, lockList, type Member, makeNumber } from "./lists.server.ts";

const columns = { join: "join_token", calendar: "calendar_token" } as const;

/** Makes a link, and invalidates the one before it. */
export async function makeLink(db: Database, listId: string, kind: LinkKind) {
  await db
    .updateTable("shortlist")
    .set({ [columns[kind]]: makeNumber() })
    .where("id", "=", listId)
    .execute();
}

export async function withdrawLink(db: Database, listId: string, kind: LinkKind) {
  await db
    .updateTable("shortlist")
    .set({ [columns[kind]]: null })
    .where("id", "=", listId)
    .execute();
}

export async function getListByToken(db: Database, kind: LinkKind, token: string) {
  const row = await db
    .selectFrom("shortlist")
    .select("id")
    .where(columns[kind], "=", token)
    .executeTakeFirst();
  return row?.id;
}

/** `name`: the new member's first name. */
type Join = { listId: string; member: Member | undefined; name: string; now: number };

/**
 * Joins a list, and merges the browser's own into it, with its votes and notes. Returns the new member's number, "gone"
 * for an erased list, or "full" if the merged list would exceed the limit.
 */
export function joinList(db: Database, { listId, member, name, now }: Join) {
  return db.transaction().execute(async (transaction) => {
    if (!(await lockList(transaction, listId, now))) return "gone" as const;
    const own = member ? await findHomes(transaction, member.listId) : [];
    const there = await findOrder(transaction, listId);
    const added = own.filter((home) => !there.some((each) => each.home === home));
    if (there.length + added.length > MOST_KEPT) return "full" as const;
    const { number, member: joined } = await addMember(transaction, { listId, name, now });
    const last = there.at(-1)?.place ?? -1;
    if (member) await mergeOwnList(transaction, { from: member, to: joined, added, last });
    return { number };
  });
}

type Merge = { from: Member; to: Member; added: readonly string[]; last: number };

async function mergeOwnList(db: Database, { from, to, added, last }: Merge) {
  const items = await db
    .selectFrom("shortlist_item")
    .selectAll()
    .where("shortlist_id", "=", from.listId)
    .execute();
  const moved = items
    .filter(({ home }) => added.includes(home))
    .map((item) => ({ ...item, shortlist_id: to.listId, place: last + 1 + added.indexOf(item.home) }));
  if (moved.length > 0) {
    await db.insertInto("shortlist_item").values(moved).execute();
    await db.updateTable("shortlist").set({ emptied_at: null }).where("id", "=", to.listId).execute();
  }
  await db
    .updateTable("shortlist_opinion")
    .set({ shortlist_id: to.listId, member_id: to.id })
    .where("member_id", "=", from.id)
    .execute();
  await leaveList(db, from);
}

/** Removes a member with their name and opinions; the list is erased with its last member. */
export async function leaveList(db: Database, member: Member) {
  await db.deleteFrom("shortlist_opinion").where("member_id", "=", member.id).execute();
  await db.deleteFrom("shortlist_member").where("id", "=", member.id).execute();
  const others = await db
    .selectFrom("shortlist_member")
    .select("id")
    .where("shortlist_id", "=", member.listId)
    .execute();
  if (others.length === 0) await eraseList(db, member.listId);
}

export async function eraseList(db: Database, listId: string) {
  for (const table of ["shortlist_opinion", "shortlist_item", "shortlist_member"] as const)
    await db.deleteFrom(table).where("shortlist_id", "=", listId).execute();
  await db.deleteFrom("shortlist").where("id", "=", listId).execute();
}
