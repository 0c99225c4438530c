import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "#app/module-types.ts";

/** Migrations by name, in the order in which they run. */
export type Migrations = Readonly<Record<string, (db: Transaction<Tables>) => Promise<void>>>;

/** Runs new migrations and returns their names. `lock` keeps other processes out meanwhile. */
export async function migrate(
  db: Kysely<Tables>,
  migrations: Migrations,
  lock: (db: Transaction<Tables>) => Promise<void>,
) {
  return db.transaction().execute(async (transaction) => {
    await lock(transaction);
    await sql`create table if not exists migration (
      name text primary key, applied_at bigint not null
    )`.execute(transaction);
    const applied = await transaction.selectFrom("migration").select("name").execute();
    const done = new Set(applied.map(({ name }) => name));
    const missing = Object.entries(migrations).filter(([name]) => !done.has(name));
    for (const [name, apply] of missing) {
      await apply(transaction);
      await transaction.insertInto("migration").values({ name, applied_at: Date.now() }).execute();
    }
    return missing.map(([name]) => name);
  });
}

export async function createTaskTable(db: Transaction<Tables>) {
  await sql`create table task (name text primary key, due_at bigint not null)`.execute(db);
}

/** For PostgreSQL, where any number of processes may start together. */
export async function lockPostgres(db: Transaction<Tables>) {
  await sql`select pg_advisory_xact_lock(4853647)`.execute(db);
}

/** For SQLite, whose immediate transaction is the lock. */
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

export async function createDestinations(db: Transaction<Tables>) {
  await sql`alter table notice add column destination text not null default ''`.execute(db);
  await db.updateTable("notice").set({ destination: "Webhook" }).where("kind", "=", "webhook").execute();
  await sql`create table destination (
    name text primary key, last_answer text, last_at bigint, stopped_at bigint, secrets text not null
  )`.execute(db);
  await sql`create index notice_destination on notice (destination, state, due_at)`.execute(db);
}
