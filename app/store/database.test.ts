import { writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, inject, test, vi } from "vitest";
import { migrations } from "#app/migrations.server.ts";
import { openDatabase } from "#app/open-database.server.ts";
import type { DatabaseOptions } from "./database.server.ts";
import { makeRelay } from "./outages/postgres-relay.fixture.ts";
import { toSqliteFile } from "./store-files.server.ts";
import { createTestDatabase, makeFolder } from "./stores.fixture.ts";

const postgres = inject("postgres");
const PATIENCE_MS = 200;
/** On a busy machine, creating the tables takes longer than the usual patience. */
const UNHURRIED_MS = 180_000;

/** Defines a test for a store without tables, on each database. */
function emptyStoreTest(name: string, proof: (where: DatabaseOptions) => Promise<void>) {
  test(`SQLite: ${name}`, () => proof({ dataDir: makeFolder() }));
  test.skipIf(!postgres)(`PostgreSQL: ${name}`, async () => {
    if (postgres) await proof({ databaseUrl: await createTestDatabase(postgres), dataDir: makeFolder() });
  });
}

/** Opens a store and makes it unavailable. */
async function keepAway({ databaseUrl, dataDir }: DatabaseOptions) {
  if (databaseUrl) {
    const relay = await makeRelay(databaseUrl);
    return { where: { databaseUrl: relay.url, dataDir }, rollBackVersion: relay.open, end: relay.close };
  }
  const other = new DatabaseSync(toSqliteFile(dataDir));
  other.exec("pragma journal_mode = wal; begin immediate");
  return {
    where: { dataDir, patienceMs: PATIENCE_MS },
    rollBackVersion: async () => other.close(),
    end: async () => {},
  };
}

emptyStoreTest("an unavailable store is opened by the first query after it is back", async (store) => {
  const { where, rollBackVersion, end } = await keepAway(store);
  await expect(openDatabase(where)).rejects.toThrow("The store cannot be opened in ");
  const onAway = vi.fn();
  const db = await openDatabase({ ...where, onAway });
  expect(onAway).toHaveBeenCalledOnce();
  await rollBackVersion();
  // Its tables were created then.
  expect(await db.selectFrom("enquiry").selectAll().execute()).toEqual([]);
  await db.destroy();
  await end();
});

emptyStoreTest("reports the names of migrations, once", async (store) => {
  const onMigrated = vi.fn();
  for (let start = 0; start < 2; start += 1) await (await openDatabase({ ...store, onMigrated })).destroy();
  expect(onMigrated.mock.calls).toEqual([[Object.keys(migrations)]]);
});

test.skipIf(!postgres)("connections that break during a query affect nothing else", async () => {
  if (!postgres) return;
  const databaseUrl = await createTestDatabase(postgres);
  const db = await openDatabase({ databaseUrl, dataDir: "" });
  const other = await openDatabase({ databaseUrl, dataDir: "" });
  const working = db.transaction().execute(async (transaction) => {
    await sql`select 1`.execute(transaction);
    await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(other);
    await sql`select 1`.execute(transaction);
  });
  await expect(working).rejects.toThrow();
  expect(await db.selectFrom("enquiry").selectAll().execute()).toEqual([]);
  for (const store of [db, other]) await store.destroy();
});

test("an empty file is refused as damaged, by the site as well", async () => {
  for (const bytes of ["", "This was a store once, and is none now."]) {
    const dataDir = makeFolder();
    writeFileSync(toSqliteFile(dataDir), bytes);
    const onAway = vi.fn();
    await expect(openDatabase({ dataDir, onAway })).rejects.toThrow(
      /cannot be opened in .*enquiries\.sqlite: .* Keep the file, and bring the last backup back: npm run restore/,
    );
    expect(onAway).not.toHaveBeenCalled();
  }
});

test("processes that start together on a new folder share one store", async () => {
  const dataDir = makeFolder();
  const open = () => openDatabase({ dataDir, patienceMs: UNHURRIED_MS });
  const stores = await Promise.all(Array.from({ length: 4 }, open));
  await stores[0]?.insertInto("task").values({ name: "one", due_at: 1 }).execute();
  expect(await stores[3]?.selectFrom("task").selectAll().execute()).toEqual([{ name: "one", due_at: 1 }]);
  for (const db of stores) await db.destroy();
});

test("a folder that cannot be written is reported as read-only, with what to do", async () => {
  // Nobody can write there, not even root.
  const opening = openDatabase({ dataDir: "/sys/headland", onAway: () => {} });
  await expect(opening).rejects.toThrow(
    /it is read-only \(E\w+\)\. Give the user that runs the site the right/,
  );
});
