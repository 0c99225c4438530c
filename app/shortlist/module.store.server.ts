import { sql, type Transaction } from "kysely";
import type { ModuleStore } from "#app/core/module-store.ts";
import type { Tables } from "#app/module-types.ts";
import type { ShortlistTables } from "./store/shortlist-rows.ts";

const anonymous = {
  staysBecause:
    "it holds no e-mail address; its owner can erase it, and it is erased when unused for 12 months",
};

export const shortlistStore: ModuleStore<ShortlistTables> = {
  name: "shortlist",
  migrations: { "008-shortlists": createShortlistTables },
  tables: {
    shortlist: { rows: "shortlists, or visits to them", ...anonymous },
    shortlist_member: { rows: "browsers that have a shortlist", ...anonymous },
    shortlist_item: { rows: "homes on shortlists", ...anonymous },
    shortlist_opinion: { rows: "votes and notes on shortlists", ...anonymous },
  },
};

async function createShortlistTables(db: Transaction<Tables>) {
  await sql`create table shortlist (
    id text primary key, join_token text unique, show_token text unique, calendar_token text unique,
    created_at bigint not null, used_at bigint not null, emptied_at bigint
  )`.execute(db);
  await sql`create table shortlist_member (
    id text primary key, shortlist_id text not null references shortlist (id) on delete cascade,
    name text not null, joined_at bigint not null
  )`.execute(db);
  await sql`create table shortlist_item (
    shortlist_id text not null references shortlist (id) on delete cascade, home text not null,
    place integer not null, kept text not null, seen text not null, changed_on text, kept_at bigint not null,
    constraint shortlist_item_key primary key (shortlist_id, home)
  )`.execute(db);
  await sql`create table shortlist_opinion (
    shortlist_id text not null references shortlist (id) on delete cascade,
    member_id text not null references shortlist_member (id) on delete cascade,
    home text not null, vote text, note text not null, changed_at bigint not null,
    constraint shortlist_opinion_key primary key (member_id, home)
  )`.execute(db);
  await sql`create index shortlist_opinion_list on shortlist_opinion (shortlist_id)`.execute(db);
  await sql`create index shortlist_member_list on shortlist_member (shortlist_id)`.execute(db);
  await sql`create index shortlist_used on shortlist (used_at)`.execute(db);
}
