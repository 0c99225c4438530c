import { sql, type Transaction } from "kysely";
import type { Tables } from "#app/module-types.ts";

/** The migration 012-alerts. */
export async function createAlertTables(db: Transaction<Tables>) {
  await sql`create table follower (
    id text primary key, email text not null unique, token text not null unique, asked_at bigint not null,
    confirmed_at bigint, paused_until bigint, refused_at bigint
  )`.execute(db);
  await sql`create table alert (
    id text primary key, follower_id text not null references follower (id) on delete cascade, list text not null,
    criteria text, home text, frequency text not null, topics text not null, wording text not null,
    asked_at bigint not null, confirmed_at bigint, mailed_at bigint
  )`.execute(db);
  await sql`create table alert_match (
    id text primary key, alert_id text not null references alert (id) on delete cascade, home text not null,
    news text not null, before text, found_at bigint not null, queued_at bigint
  )`.execute(db);
  await sql`create table known_home (
    id text primary key, state text not null, changed_at bigint, gone_at bigint, held_at bigint
  )`.execute(db);
  await sql`create index alert_follower on alert (follower_id)`.execute(db);
  await sql`create index alert_home on alert (home)`.execute(db);
  await sql`create index alert_match_alert on alert_match (alert_id, queued_at)`.execute(db);
  await sql`create index alert_match_home on alert_match (home)`.execute(db);
}

/** The migration 015-home-keys: homes of the two lists may have the same id. */
export async function addHomeKeys(db: Transaction<Tables>) {
  await sql`update alert set home = list || ' ' || home where home is not null`.execute(db);
  await sql`update alert_match
    set home = (select list from alert where alert.id = alert_match.alert_id) || ' ' || home`.execute(db);
  await sql`update known_home
    set id = case when state like '{"list":"rent"%' then 'rent ' else 'sale ' end || id`.execute(db);
  for (const column of ["seen text", "seen_at bigint", "added_at bigint"])
    await sql`alter table known_home add column ${sql.raw(column)}`.execute(db);
}

/** The migration 026-new-homes: a new home rests before it is told. `changed_at`, `gone_at` and `added_at` are read no more. */
export async function addNewHomes(db: Transaction<Tables>) {
  for (const column of ["new_at bigint", "released_at bigint"])
    await sql`alter table known_home add column ${sql.raw(column)}`.execute(db);
  await sql`update known_home set new_at = held_at`.execute(db);
}
