import { sql, type Transaction } from "kysely";
import type { Tables } from "#app/module-types.ts";

export async function createEnquiryTables(db: Transaction<Tables>) {
  await sql`create table enquiry (
    id text primary key, reference text not null unique, kind text not null, fields text not null,
    about text, email text not null, flag text, created_at bigint not null
  )`.execute(db);
  await sql`create table amendment (
    id text primary key, enquiry_id text not null references enquiry (id) on delete cascade,
    kind text not null, fields text not null, created_at bigint not null
  )`.execute(db);
  await sql`create index enquiry_email on enquiry (email)`.execute(db);
  await sql`create index enquiry_created on enquiry (created_at)`.execute(db);
}

/** In stores begun before office-enquiries was a module, enquiries/002-words has made it. */
export async function createAmendmentIndex(db: Transaction<Tables>) {
  await sql`create index if not exists amendment_enquiry on amendment (enquiry_id)`.execute(db);
}

/** Held enquiries are few among many: the office looks for them on its first page. */
export async function createHeldIndex(db: Transaction<Tables>) {
  await sql`create index enquiry_held on enquiry (created_at) where flag is not null`.execute(db);
}

export async function addCampaigns(db: Transaction<Tables>) {
  await sql`alter table enquiry add column campaign text`.execute(db);
}
