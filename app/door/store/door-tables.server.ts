import { sql, type Transaction } from "kysely";
import type { Tables } from "#app/module-types.ts";

/** Creates the table of who came to open homes. */
export async function createDoorTables(db: Transaction<Tables>) {
  await sql`create table open_visitor (
    id text primary key references enquiry (id) on delete cascade, open_uid text not null, home_id text not null,
    time text not null, came integer not null, interest text not null, price bigint, call_back integer not null,
    note text not null, is_released integer not null, news_wording text, news_at bigint, touched text not null,
    same_as text, joined_to text, noted_at bigint not null
  )`.execute(db);
  await sql`create index open_visitor_open on open_visitor (open_uid)`.execute(db);
  await sql`create index open_visitor_home on open_visitor (home_id, time)`.execute(db);
  await sql`create index open_visitor_noted on open_visitor (noted_at)`.execute(db);
}

/** What was released before keeps interest and price only: its note may name somebody. */
export async function addToldWords(db: Transaction<Tables>) {
  await sql`alter table open_visitor add column told text not null default ''`.execute(db);
}

/** Creates the table of doors that are open. */
export async function createOpenDoors(db: Transaction<Tables>) {
  await sql`create table open_door (
    open_uid text primary key, home_id text not null, time text not null, ends text not null,
    token text not null unique, opened_at bigint not null, ended_at bigint
  )`.execute(db);
}
