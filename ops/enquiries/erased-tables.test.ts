import { sql } from "kysely";
import { expect, test } from "vitest";
import { eraseList } from "#app/deciding/shortlist/store/links.server.ts";
import { eraseSubject } from "#app/enquiries/store/retention.server.ts";
import { eraseFollower } from "#app/listings/alerts/store/followers.server.ts";
import { moduleStores } from "#app/modules.store.server.ts";
import { eraseOwner } from "#app/office/owners/owners.server.ts";
import { openDatabase } from "#app/open-database.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeFolder } from "#app/store/stores.fixture.ts";

/** Tables whose rows stay when a person is erased, and why. */
const exempt: Readonly<Record<string, string>> = {
  ...{ person: "who works at the agency", session: "theirs", sign_in: "theirs", passkey: "theirs" },
  ...{ known_browser: "theirs", log: "what they did; it goes after 24 months" },
  ...{ register: "homes", register_version: "homes", register_revision: "a number", override: "homes" },
  ...{
    home_act: "homes",
    confirmed_words: "homes",
    home_view: "counts",
    known_home: "homes",
    open_time: "homes",
    open_door: "homes",
  },
  ...{ feed_file: "what the software sent", feed_picture: "pictures of homes and pages" },
  ...{ text_version: "the agency’s words; replaced ones go after 24 months", text_revision: "a number" },
  ...{ destination: "software" },
  ...{ task: "when duties are due; addresses stand in it as hashes", migration: "the schema" },
};

const ID = "x";

test("every table is emptied of a person who is erased, or says why not", async () => {
  const dataDir = makeFolder();
  const db = await openDatabase({ dataDir });
  const tables = await findTables(db);
  await sql`pragma foreign_keys = off`.execute(db);
  const ofModules = moduleStores.flatMap((store) => Object.entries(store.tables));
  const staying = ofModules.flatMap(([table, kept]) => ("staysBecause" in kept ? [table] : []));
  const personal = tables.filter((table) => !(table in exempt) && !staying.includes(table));
  for (const table of personal) await fill(db, table);
  await sql`pragma foreign_keys = on`.execute(db);
  await eraseSubject(db, ID, dataDir);
  await eraseFollower(db, ID, dataDir);
  await eraseOwner(db, ID);
  await eraseList(db, ID);
  for (const { erase } of moduleStores) await erase?.(db, { email: ID }, dataDir);
  for (const table of personal)
    expect([table, await countRows(db, table)], `nobody erases or exempts the table ${table}`).toEqual([
      table,
      0,
    ]);
  for (const table of [...Object.keys(exempt), ...staying]) expect(tables).toContain(table);
  await db.destroy();
});

async function findTables(db: Database) {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`.execute(db);
  return rows.map(({ name }) => name);
}

/** One row of a person whose every id is the same. */
async function fill(db: Database, table: string) {
  const { rows } = await sql<{ name: string; type: string }>`
    select name, type from pragma_table_info(${table})`.execute(db);
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
  const values = sql.join(rows.map(({ type }) => (type.toLowerCase() === "text" ? ID : 1)));
  await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(db);
}

async function countRows(db: Database, table: string) {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
    db,
  );
  return rows[0]?.count;
}
