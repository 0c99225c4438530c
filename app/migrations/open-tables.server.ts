import { sql, type Transaction } from "kysely";
import type { Tables } from "#app/module-types.ts";

/** Creates the table of open times; bookings remember what their visitors know, and when they will be told. */
export async function createOpenTables(db: Transaction<Tables>) {
  await sql`create table open_time (
    uid text primary key, home_id text not null, offer text not null, kind text not null, day text not null,
    ordinal integer not null, starts text not null, ends text not null, sequence integer not null,
    cancelled_at bigint, changed_at bigint not null
  )`.execute(db);
  await sql`create index open_time_home on open_time (home_id)`.execute(db);
  await sql`create index open_time_day on open_time (day)`.execute(db);
  await sql`alter table booking add column known_time text`.execute(db);
  await sql`alter table booking add column tell_at bigint`.execute(db);
  await sql`create index booking_tell on booking (tell_at)`.execute(db);
}
