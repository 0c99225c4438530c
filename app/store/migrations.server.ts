import { type Kysely, sql, type Transaction } from "kysely";
import { createTextTables } from "#app/agency/texts/store/text-tables.server.ts";
import { createShortlistTables } from "#app/deciding/shortlist/store/shortlist-tables.server.ts";
import {
  addCampaigns,
  addPhones,
  addSubscriberCampaigns,
  createContractLinks,
  createEnquiryTables,
  createHeldIndex,
  createIssueDrafts,
  createIssueTable,
} from "#app/enquiries/store/enquiry-tables.server.ts";
import { createOpenTables } from "#app/homes/open-times/store/open-tables.server.ts";
import {
  addRegisterColumns,
  createConfirmedWords,
  createOverrideTables,
  createRegisterTables,
} from "#app/homes/register/store/register-tables.server.ts";
import {
  addHomeKeys,
  addNewHomes,
  createAlertTables,
} from "#app/listings/alerts/store/alert-tables.server.ts";
import {
  addToldWords,
  createDoorTables,
  createOpenDoors,
} from "#app/office/open-homes/door/store/door-tables.server.ts";
import { addLists, createOwnerTables } from "#app/office/owners/store/owner-tables.server.ts";
import { createKnownBrowsers, createOfficeTables } from "#app/office/store/office-tables.server.ts";
import type { Tables } from "./tables.ts";

/** By name, oldest first. A released migration is never changed or renamed; a new one is added below. */
const migrations = new Map<string, (db: Transaction<Tables>) => Promise<void>>([
  ["001-enquiries", (db) => createEnquiryTables(db).then(() => createNoticeTable(db))],
  ["002-tasks", createTaskTable],
  ["003-issues", createIssueTable],
  ["004-register", createRegisterTables],
  ["005-office", createOfficeTables],
  ["006-overrides", createOverrideTables],
  ["007-texts", createTextTables],
  ["008-shortlists", createShortlistTables],
  ["009-known-browsers", createKnownBrowsers],
  ["010-register", addRegisterColumns],
  ["011-open-times", createOpenTables],
  ["012-alerts", createAlertTables],
  ["013-newsletter", createIssueDrafts],
  ["014-held", createHeldIndex],
  ["015-home-keys", addHomeKeys],
  ["016-owners", createOwnerTables],
  ["017-door", createDoorTables],
  ["018-open-doors", createOpenDoors],
  ["019-destinations", createDestinations],
  ["020-campaigns", addCampaigns],
  ["021-contract-links", createContractLinks],
  ["022-told-words", addToldWords],
  ["023-lists", addLists],
  ["024-subscriber-campaigns", addSubscriberCampaigns],
  ["025-phones", addPhones],
  ["026-new-homes", addNewHomes],
  ["027-confirmed-words", createConfirmedWords],
]);

export const migrationNames = [...migrations.keys()];

/** Brings the tables up to date, and returns the names of what was new. `lock` keeps a second process out meanwhile. */
export async function migrate(db: Kysely<Tables>, lock: (db: Transaction<Tables>) => Promise<void>) {
  return db.transaction().execute(async (transaction) => {
    await lock(transaction);
    await sql`create table if not exists migration (
      name text primary key, applied_at bigint not null
    )`.execute(transaction);
    const applied = await transaction.selectFrom("migration").select("name").execute();
    const done = new Set(applied.map(({ name }) => name));
    const missing = [...migrations].filter(([name]) => !done.has(name));
    for (const [name, apply] of missing) {
      await apply(transaction);
      await transaction.insertInto("migration").values({ name, applied_at: Date.now() }).execute();
    }
    return missing.map(([name]) => name);
  });
}

async function createTaskTable(db: Transaction<Tables>) {
  await sql`create table task (name text primary key, due_at bigint not null)`.execute(db);
}

/** PostgreSQL: any number of processes may start at once. */
export async function lockPostgres(db: Transaction<Tables>) {
  await sql`select pg_advisory_xact_lock(4853647)`.execute(db);
}

/** SQLite: the transaction is immediate, and so the lock. */
export async function lockSqlite() {}

export async function createNoticeTable(db: Transaction<Tables>) {
  await sql`create table notice (
    id text primary key, subject_id text not null, kind text not null, payload text not null, state text not null,
    attempts integer not null, due_at bigint not null, leased_until bigint not null, last_error text,
    created_at bigint not null, settled_at bigint
  )`.execute(db);
  await sql`create index notice_due on notice (state, due_at)`.execute(db);
  await sql`create index notice_subject on notice (subject_id)`.execute(db);
}

async function createDestinations(db: Transaction<Tables>) {
  await sql`alter table notice add column destination text not null default ''`.execute(db);
  await db.updateTable("notice").set({ destination: "Webhook" }).where("kind", "=", "webhook").execute();
  await sql`create table destination (
    name text primary key, last_answer text, last_at bigint, stopped_at bigint, secrets text not null
  )`.execute(db);
  await sql`create index notice_destination on notice (destination, state, due_at)`.execute(db);
}
