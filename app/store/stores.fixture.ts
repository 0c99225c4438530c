import { randomUUID } from "node:crypto";
import { copyFileSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, inject, onTestFinished, type TestOptions, test } from "vitest";
import { openDatabase } from "#app/open-database.server.ts";
import type { Database, DatabaseOptions } from "./database.server.ts";
import { createDatabase, STORE_TEMPLATE } from "./postgres.fixture.ts";
import type { NewTable } from "./shared-stores.fixture.ts";
import { toSqliteFile } from "./store-files.server.ts";

/** Opens one and the same, new store as often as it is called: every call is another process. */
export type OpenStore = () => Promise<Database>;

/** A new store: `db` is open, and every call is another process. */
type TestStore = OpenStore & { db: Database };

type Prove = (store: TestStore, where: DatabaseOptions) => Promise<void>;

/**
 * Defines each test once for SQLite and once for PostgreSQL; where there is no PostgreSQL it is shown as skipped. The store
 * has its tables, and nothing in them.
 */
export function defineStoreTest() {
  const postgres = inject("postgres");
  const used: string[] = [];
  // Runs after the prover's, which closes the stores: the last hook is the first to run.
  afterAll(async () => {
    for (const databaseUrl of used)
      if (postgres && (await renew(databaseUrl, postgres.tables))) newDatabases.push(databaseUrl);
  });
  const prove = createProver();

  return (name: string, proof: Prove, options: TestOptions = {}) => {
    test(`SQLite: ${name}`, options, () => prove(proof));
    test.skipIf(!postgres)(`PostgreSQL: ${name}`, options, async () => {
      if (!postgres) return;
      const databaseUrl = newDatabases.pop() ?? (await createTestDatabase(postgres, STORE_TEMPLATE));
      used.push(databaseUrl);
      await prove(proof, databaseUrl);
    });
  };
}

/**
 * Defines each test for SQLite alone: for pages and rules above the store's own functions, whose queries are tried on both
 * databases elsewhere.
 */
export function defineSqliteTest() {
  const prove = createProver();
  return (name: string, proof: Prove, options: TestOptions = {}) => test(name, options, () => prove(proof));
}

/** Runs a test on a new store, on SQLite without an address, and closes it when the file's tests have ended. */
function createProver() {
  const opened: Database[] = [];
  afterAll(async () => {
    for (const db of opened) await db.destroy();
  });

  return async (proof: Prove, databaseUrl?: string) => {
    const where = { databaseUrl, dataDir: databaseUrl ? makeFolder() : makeStoreFolder() };
    const open = async () => {
      // PostgreSQL keeps its own: each process has a folder of its own.
      const db = await openDatabase(databaseUrl ? { databaseUrl, dataDir: makeFolder() } : where);
      opened.push(db);
      return db;
    };
    await proof(Object.assign(open, { db: await open() }), where);
  };
}

/** Databases that earlier files of this process have used and are as new: to renew one takes 5 ms, to make one 160. */
const newDatabases: string[] = [];

/** Leaves a database only the rows of a new one. False where a test has left a connection open, or a table under another name. */
async function renew(databaseUrl: string, tables: readonly NewTable[]) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const connected = await client.query(
    "select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  const isRenewed = connected.rows.length === 0 && (await resetRows(client, tables).catch(() => false));
  await client.end();
  return isRenewed;
}

async function resetRows(client: pg.Client, tables: readonly NewTable[]) {
  // As a replica: foreign keys are not looked at.
  const deletes = tables.map(({ name }) => `delete from "${name}"`);
  await client.query(["set session_replication_role = replica", ...deletes].join(";"));
  for (const { name, rows } of tables)
    if (rows.length > 0)
      await client.query(`insert into "${name}" select * from json_populate_recordset(null::"${name}", $1)`, [
        JSON.stringify(rows),
      ]);
  return true;
}

/** A new, empty database in the PostgreSQL that all test files share. */
export function createTestDatabase({ origin }: { origin: string }, template?: string) {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  return createDatabase({ url: (database) => origin + database }, name, template);
}

/** A new folder with a store on SQLite that has its tables: copied in a tenth of the time that making them takes. */
export function makeStoreFolder() {
  const dataDir = makeFolder();
  copyFileSync(inject("sqliteTemplate"), toSqliteFile(dataDir));
  return dataDir;
}

/** Opens a store, by default a new one, until the test ends. */
export async function openTestStore(dataDir = makeStoreFolder()) {
  const db = await openDatabase({ dataDir });
  onTestFinished(() => db.destroy());
  return db;
}

export function makeFolder() {
  return mkdtempSync(join(tmpdir(), "site-store-"));
}
