import { sql, type Transaction } from "kysely";
import type { Tables } from "#app/module-types.ts";

/** Stores of earlier releases have it: there the first migration of enquiries made it. */
export async function createSubscribers(db: Transaction<Tables>) {
  await sql`create table if not exists subscriber (
    id text primary key, email text not null unique, token text not null unique, state text not null,
    wording text not null, asked_at bigint not null, confirmed_at bigint, left_at bigint
  )`.execute(db);
}

export async function createIssues(db: Transaction<Tables>) {
  await sql`create table issue (
    id text primary key, digest text not null, subject text not null, text text not null, html text not null,
    created_at bigint not null
  )`.execute(db);
}

export async function createIssueDrafts(db: Transaction<Tables>) {
  await sql`alter table issue add column paused_at bigint`.execute(db);
  await sql`create table issue_draft (
    id text primary key, subject text not null, body text not null, saved_at bigint not null
  )`.execute(db);
}

export async function addCampaigns(db: Transaction<Tables>) {
  await sql`alter table subscriber add column campaign text`.execute(db);
}
