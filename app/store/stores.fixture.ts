import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, inject, type TestOptions, test } from "vitest";
import { openDatabase } from "#app/open-database.server.ts";
import type { Database, DatabaseOptions } from "./database.server.ts";
import { createDatabase, STORE_TEMPLATE } from "./postgres.fixture.ts";

/** Opens one and the same, new store as often as it is called: every call is another process. */
export type OpenStore = () => Promise<Database>;

type Prove = (open: OpenStore, where: DatabaseOptions) => Promise<void>;

/**
 * Defines each test once for SQLite and once for PostgreSQL; where there is no PostgreSQL it is shown as skipped. Its
 * database has its tables unless another way to create one is given.
 */
export function defineStoreTest(create = createStoreDatabase) {
  const postgres = inject("postgres");
  const prove = createProver();

  return (name: string, proof: Prove, options: TestOptions = {}) => {
    test(`SQLite: ${name}`, options, () => prove(proof));
    test.skipIf(!postgres)(`PostgreSQL: ${name}`, options, async () => {
      if (postgres) await prove(proof, await create(postgres));
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

  return (proof: Prove, databaseUrl?: string) => {
    const where = { databaseUrl, dataDir: makeFolder() };
    return proof(async () => {
      // PostgreSQL keeps its own: each process has a folder of its own.
      const db = await openDatabase(databaseUrl ? { databaseUrl, dataDir: makeFolder() } : where);
      opened.push(db);
      return db;
    }, where);
  };
}

/** A new, empty database in the PostgreSQL that all test files share. */
export function createTestDatabase({ origin }: { origin: string }, template?: string) {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  return createDatabase({ url: (database) => origin + database }, name, template);
}

/** The same with the store's tables, copied: four times as fast as making them. */
function createStoreDatabase(postgres: { origin: string }) {
  return createTestDatabase(postgres, STORE_TEMPLATE);
}

export function makeFolder() {
  return mkdtempSync(join(tmpdir(), "site-store-"));
}
