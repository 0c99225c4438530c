import { sql, type Transaction } from "kysely";
import type { Tables } from "#app/module-types.ts";

/** Creates the tables of people, their ways in, what they do with enquiries, and the log. */
export async function createOfficeTables(db: Transaction<Tables>) {
  await sql`create table person (
    id text primary key, email text not null unique, name text not null, role text not null,
    created_at bigint not null, removed_at bigint
  )`.execute(db);
  await sql`create table sign_in (
    id text primary key, email_hash text not null, network_hash text not null, browser_hash text not null,
    person_id text, token_hash text unique, path text not null, asked_at bigint not null, used_at bigint
  )`.execute(db);
  await sql`create table session (
    id text primary key, person_id text not null references person (id), passkey_id text,
    created_at bigint not null, seen_at bigint not null, confirmed_at bigint not null, expires_at bigint not null
  )`.execute(db);
  await sql`create table passkey (
    id text primary key, person_id text not null references person (id), name text not null,
    public_key text not null, counter bigint not null, transports text not null,
    created_at bigint not null, used_at bigint
  )`.execute(db);
  await sql`create table handling (
    enquiry_id text primary key references enquiry (id) on delete cascade, state text not null, assignee_id text,
    agent_email text, search text not null, created_at bigint not null, due_at bigint not null,
    reminded_at bigint, answered_at bigint, version integer not null
  )`.execute(db);
  await sql`create table handling_event (
    id text primary key, enquiry_id text not null references enquiry (id) on delete cascade,
    person_id text not null, kind text not null, text text not null, created_at bigint not null
  )`.execute(db);
  await sql`create table log (
    id text primary key, person_id text, person_name text not null, act text not null, subject text not null,
    before text, after text, created_at bigint not null
  )`.execute(db);
  await sql`create index sign_in_network on sign_in (network_hash, asked_at)`.execute(db);
  await sql`create index sign_in_email on sign_in (email_hash, asked_at)`.execute(db);
  await sql`create index session_person on session (person_id)`.execute(db);
  await sql`create index passkey_person on passkey (person_id)`.execute(db);
  await sql`create index handling_due on handling (state, due_at, enquiry_id)`.execute(db);
  await sql`create index handling_answered on handling (state, answered_at, enquiry_id)`.execute(db);
  await sql`create index handling_created on handling (created_at, enquiry_id)`.execute(db);
  await sql`create index handling_assignee on handling (assignee_id)`.execute(db);
  await sql`create index handling_agent on handling (agent_email)`.execute(db);
  await sql`create index handling_event_enquiry on handling_event (enquiry_id)`.execute(db);
  await sql`create index log_created on log (created_at)`.execute(db);
}

/** Browsers that people have signed in with, and the links that were asked for from them. */
export async function createKnownBrowsers(db: Transaction<Tables>) {
  await sql`create table known_browser (
    id text not null, person_id text not null references person (id), seen_at bigint not null,
    constraint known_browser_key primary key (id, person_id)
  )`.execute(db);
  await sql`alter table sign_in add column known_hash text`.execute(db);
}
