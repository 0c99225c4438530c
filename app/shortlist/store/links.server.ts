import { agency } from "#app/agency/folder/agency.ts";
import type { Database } from "#app/store/database.server.ts";
import { toMail } from "#app/store/outbox/letter.ts";
import { takeMailTo } from "#app/store/outbox/mails-to.server.ts";
import { addNotices } from "#app/store/outbox/notices.server.ts";
import { dropNoticesOf } from "#app/store/outbox/notices-of.server.ts";
import type { Outbox } from "#app/store/outbox/outbox.server.ts";
import { type LinkKind, MOST_KEPT } from "../kept-list.ts";
import {
  addMember,
  findHomes,
  findOrder,
  getLinks,
  lockList,
  type Member,
  makeNumber,
} from "./lists.server.ts";

const columns = { join: "join_token", show: "show_token", calendar: "calendar_token" } as const;

/** Makes a link; the one before it, if any, leads nowhere from now on. */
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

/** `name`: what the others call whoever joins. */
type Join = { listId: string; member: Member | undefined; name: string; now: number };

/**
 * Makes a list a browser's own. What it has kept before, and thought of it, comes along, unless both would hold more than
 * a list can. Returns the number of the new member.
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
    if (member) await bringAlong(transaction, { from: member, to: joined, added, last });
    return { number };
  });
}

type Removal = { from: Member; to: Member; added: readonly string[]; last: number };

async function bringAlong(db: Database, { from, to, added, last }: Removal) {
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

/** Takes a member, with their name and opinions, from a list; the last one takes the list along. */
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

/** Erases a list with everything in it, and the mail with its link. */
export async function eraseList(db: Database, listId: string) {
  for (const table of ["shortlist_opinion", "shortlist_item", "shortlist_member"] as const)
    await db.deleteFrom(table).where("shortlist_id", "=", listId).execute();
  await dropNoticesOf(db, listId);
  await db.deleteFrom("shortlist").where("id", "=", listId).execute();
}

export const LINK_NOTICE = "shortlist-link";

/**
 * Mails the link of a list to the visitor who asks for it: nothing of what the list holds, and to nobody else. False when
 * the address has had as many mails as it may within the hour.
 */
export async function sendLink(
  { db, publicOrigin, outbox }: { db: Database; publicOrigin: string; outbox: Pick<Outbox, "wake"> },
  { listId, email, now }: { listId: string; email: string; now: number },
) {
  const isSent = await db.transaction().execute(async (transaction) => {
    if (!(await takeMailTo(transaction, email, now))) return false;
    if (!(await getLinks(transaction, listId)).join) await makeLink(transaction, listId, "join");
    const { join } = await getLinks(transaction, listId);
    const payload = toLinkMail(email, `${publicOrigin}/shortlist/join/${join}`);
    const notices = [{ kind: LINK_NOTICE, payload }];
    await addNotices(transaction, { subjectId: listId, notices, state: "waiting", now });
    return true;
  });
  if (isSent) outbox.wake();
  return isSent;
}

function toLinkMail(email: string, url: string) {
  return toMail({
    to: { name: "", address: email },
    subject: `Your shortlist at ${agency.name}`,
    letter: {
      paragraphs: [
        "Hello,",
        "This link opens your shortlist on any device. Open it there and press the button.",
      ],
      link: { label: "Your shortlist", url },
      closing: [
        "Anyone with the link can read and change the list, so only share it with people you are deciding with. You can switch it off on your shortlist.",
        "If you didn’t ask for this email, you don’t need to do anything: we don’t keep your address.",
      ],
    },
  });
}
