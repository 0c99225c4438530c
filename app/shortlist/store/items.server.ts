import type { Database } from "#app/store/database.server.ts";
import { MOST_KEPT, type Snapshot, toSnapshotText, type Vote } from "../kept-list.ts";
import { findHomes, findOrder, lockList, type Member, startList } from "./lists.server.ts";

type Keep = { member: Member | undefined; home: string; snapshot: Snapshot; now: number };

/**
 * Puts a home on the member's list, or on a new one whose number is returned. A home already on it is left unchanged;
 * `isFull` where the list cannot take another.
 */
export function keepHome(db: Database, { member, home, snapshot, now }: Keep) {
  return db.transaction().execute(async (transaction) => {
    // A list that was erased after the cookie was read is replaced by a new one.
    const isThere = member && (await lockList(transaction, member.listId, now));
    const started = isThere ? undefined : await startList(transaction, now);
    const listId = started?.member.listId ?? member?.listId ?? "";
    const places = await findOrder(transaction, listId);
    const isOn = places.some((each) => each.home === home);
    const isFull = !isOn && places.length >= MOST_KEPT;
    const place = (places.at(-1)?.place ?? -1) + 1;
    if (!isOn && !isFull) await addItem(transaction, { listId, home, place, snapshot, now });
    if (places.length === 0) await noteEmptied(transaction, listId, null);
    return { isFull, number: started?.number };
  });
}

type Item = Pick<Keep, "home" | "snapshot" | "now"> & { listId: string; place: number };

async function addItem(db: Database, { listId, home, place, snapshot, now }: Item) {
  const text = toSnapshotText(snapshot);
  const row = { shortlist_id: listId, home, place, kept: text, seen: text, changed_on: null, kept_at: now };
  await db.insertInto("shortlist_item").values(row).execute();
}

/** Takes a home off the list. Its votes and notes return with it if it is kept again within 30 days. */
export function removeHome(
  db: Database,
  { listId, home, now }: { listId: string; home: string; now: number },
) {
  return db.transaction().execute(async (transaction) => {
    if (!(await lockList(transaction, listId, now))) return;
    await transaction
      .deleteFrom("shortlist_item")
      .where("shortlist_id", "=", listId)
      .where("home", "=", home)
      .execute();
    // purgeShortlists counts the 30 days from changed_at.
    await transaction
      .updateTable("shortlist_opinion")
      .set({ changed_at: now })
      .where("shortlist_id", "=", listId)
      .where("home", "=", home)
      .execute();
    const left = await findHomes(transaction, listId);
    if (left.length === 0) await noteEmptied(transaction, listId, now);
  });
}

async function noteEmptied(db: Database, listId: string, emptied_at: number | null) {
  await db.updateTable("shortlist").set({ emptied_at }).where("id", "=", listId).execute();
}

type Opinion = { member: Member; home: string; note?: string; vote?: Vote | ""; now: number };

/** Stores a member's note and vote on a home. An undefined one is left unchanged; an empty vote removes the vote. */
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
