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

/** Only ends a hung test: on a busy machine, many queries at once wait longer than visitors may. */
const PATIENCE_MS = 180_000;

/** Opens the same new store on every call; every call stands for another process. */
export type OpenStore = () => Promise<Database>;

/** A new store: `db` is open, and every call stands for another process. */
type TestStore = OpenStore & { db: Database };

type Prove = (store: TestStore, where: DatabaseOptions) => Promise<void>;

/** Defines each test for SQLite and for PostgreSQL, skipped where it is not installed. The store has empty tables. */
export function defineStoreTest() {
  const postgres = inject("postgres");
  const used: string[] = [];
  // Runs after the hook that closes the stores, because the last hook runs first.
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

/** Defines each test for SQLite alone: for code above the store's functions, whose queries are tested on both. */
export function defineSqliteTest() {
  const prove = createProver();
  return (name: string, proof: Prove, options: TestOptions = {}) => test(name, options, () => prove(proof));
}

/** Runs a test on a new store, which is on SQLite without an address, and closes it after the file's last test. */
function createProver() {
  const opened: Database[] = [];
  afterAll(async () => {
    for (const db of opened) await db.destroy();
  });

  return async (proof: Prove, databaseUrl?: string) => {
    const dataDir = databaseUrl ? makeFolder() : makeStoreFolder();
    const where = { databaseUrl, dataDir, patienceMs: PATIENCE_MS };
    const open = async () => {
      // On PostgreSQL, each process has a folder of its own.
      const db = await openDatabase(databaseUrl ? { ...where, dataDir: makeFolder() } : where);
      opened.push(db);
      return db;
    };
    await proof(Object.assign(open, { db: await open() }), where);
  };
}

/** Databases of earlier test files in this process, ready for reuse: renewing one takes 5 ms, creating one 160 ms. */
const newDatabases: string[] = [];

/** Resets a database to the rows of a new one. False where a test has left a connection open or renamed a table. */
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
  // Replica mode skips foreign keys.
  const deletes = tables.map(({ name }) => `delete from "${name}"`);
  await client.query(["set session_replication_role = replica", ...deletes].join(";"));
  for (const { name, rows } of tables)
    if (rows.length > 0)
      await client.query(`insert into "${name}" select * from json_populate_recordset(null::"${name}", $1)`, [
        JSON.stringify(rows),
      ]);
  return true;
}

/** Creates an empty database in the PostgreSQL shared by all test files. */
export function createTestDatabase({ origin }: { origin: string }, template?: string) {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  return createDatabase({ url: (database) => origin + database }, name, template);
}

/** Makes a folder with a new SQLite store, copied in a tenth of the time it takes to create its tables. */
export function makeStoreFolder() {
  const dataDir = makeFolder();
  copyFileSync(inject("sqliteTemplate"), toSqliteFile(dataDir));
  return dataDir;
}

/** Opens a store, a new one by default, until the test ends. */
export async function openTestStore(dataDir = makeStoreFolder()) {
  const db = await openDatabase({ dataDir, patienceMs: PATIENCE_MS });
  onTestFinished(() => db.destroy());
  return db;
}

export function makeFolder() {
  return mkdtempSync(join(tmpdir(), "site-store-"));
}
