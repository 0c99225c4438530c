import { sql } from "kysely";
import { expect, test } from "vitest";
import { moduleStores } from "#app/modules.store.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeStoreFolder, openTestStore } from "#app/store/stores.fixture.ts";

const ID = "x";

test("erasing a person empties every table of them, or the table says why not", async () => {
  const dataDir = makeStoreFolder();
  const db = await openTestStore(dataDir);
  const tables = await findTables(db);
  await sql`pragma foreign_keys = off`.execute(db);
  const kept = moduleStores.flatMap((store) => Object.entries(store.tables));
  expect(kept.map(([table]) => table).toSorted()).toEqual(tables.toSorted());
  const personal = kept.flatMap(([table, { isErased }]) => (isErased ? [table] : []));
  for (const table of personal) await fill(db, table);
  await sql`pragma foreign_keys = on`.execute(db);
  for (const { erase } of moduleStores) await erase?.(db, { email: ID }, dataDir);
  for (const table of personal)
    expect([table, await countRows(db, table)], `nobody erases the table ${table}`).toEqual([table, 0]);
});

test("every module with erasable tables also purges them, here or by itself", () => {
  const others = moduleStores.filter(
    ({ tables, purge }) => !purge && Object.values(tables).some(({ isErased }) => isErased),
  );
  // Alerts purge while looking for news (app/alerts/alerts.server.ts); mails are deleted with their subject, links to a
  // booking and what the office does with an enquiry with that.
  expect(others.map(({ name }) => name)).toEqual(["open-homes", "office-enquiries", "alerts", "outbox"]);
});

async function findTables(db: Database) {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`.execute(db);
  return rows.map(({ name }) => name);
}

/** Inserts a row of a person in which every id is the same. */
async function fill(db: Database, table: string) {
  const { rows } = await sql<{ name: string; type: string }>`
    select name, type from pragma_table_info(${table})`.execute(db);
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
  const values = sql.join(rows.map(toValue));
  await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(db);
}

function toValue({ name, type }: { name: string; type: string }) {
  if (name === "fields") return "{}";
  return type.toLowerCase() === "text" ? ID : 1;
}

async function countRows(db: Database, table: string) {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
    db,
  );
  return rows[0]?.count;
}
