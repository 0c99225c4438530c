import type { Database } from "#app/store/database.server.ts";
import { sampleSnapshot } from "../kept-list.fixture.ts";
import { keepHome } from "./items.server.ts";
import { joinList } from "./links.server.ts";
import { getMember, type Member } from "./lists.server.ts";

export const now = Date.UTC(2026, 10, 24);

export async function keep(db: Database, home: string, number = "") {
  const member = await getMember(db, number);
  return keepHome(db, { member, home, snapshot: sampleSnapshot, now });
}

/** Starts a list of these homes; returns its first member. */
export async function startTestList(db: Database, homes: readonly string[]) {
  let number = "";
  for (const home of homes) number = (await keep(db, home, number)).number ?? number;
  const member = await getMember(db, number);
  if (!member) throw new Error("no list was begun");
  return { number, member, listId: member.listId };
}

/** Joins a list as another browser. */
export async function joinTestList(db: Database, listId: string, member?: Member) {
  const joined = await joinList(db, { listId, member, name: "", now });
  if (typeof joined === "string") throw new Error(joined);
  const found = await getMember(db, joined.number);
  if (!found) throw new Error("nobody joined");
  return found;
}

export async function countRows(db: Database) {
  const tables = ["shortlist", "shortlist_member", "shortlist_item", "shortlist_opinion"] as const;
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
  return rows.flat().length;
}
