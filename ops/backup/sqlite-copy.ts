import { closeSync, existsSync, openSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { toSqliteFile } from "#app/store/store-files.server.ts";
import { checkSchema, storeTables } from "./stored-tables.ts";

const BUSY_MS = 10_000;
const OWNER_ONLY = 0o600;

/** Copies the store of `dataDir` as it is at one moment, while the site goes on writing. */
export function copySqlite(dataDir: string, file: string) {
  const store = toSqliteFile(dataDir);
  if (!existsSync(store)) throw new Error(`There is no ${store}. Is DATA_DIR right?`);
  copyStore(store, file);
}

/** A whole copy without what was erased, readable by its owner only. `part` must not be there yet. */
function copyStore(source: string, part: string) {
  closeSync(openSync(part, "wx", OWNER_ONLY));
  const database = new DatabaseSync(source, { timeout: BUSY_MS });
  try {
    // Not the backup call: under load it starts again whenever another process writes.
    database.prepare("vacuum into ?").run(part);
  } finally {
    database.close();
  }
}

/** Reads a copy from end to end. Returns what is in it, in lines; throws when it is no use. */
export function readSqliteCopy(file: string) {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    checkIntegrity(database);
    const applied = database.prepare("select name from migration").all();
    return [
      `  schema ${checkSchema(applied.map(({ name }) => String(name)))}`,
      ...storeTables.map((table) => `  ${table.padEnd(18)} ${count(database, table)}`),
    ];
  } finally {
    database.close();
  }
}

function checkIntegrity(database: DatabaseSync) {
  const [first] = database.prepare("pragma integrity_check(1)").all();
  if (first?.integrity_check !== "ok") throw new Error(`it is damaged (${first?.integrity_check})`);
}

/** A backup from before a table was there holds nothing of it. */
function count(database: DatabaseSync, table: (typeof storeTables)[number]) {
  return hasTable(database, table)
    ? Number(database.prepare(`select count(*) as n from ${table}`).get()?.n)
    : 0;
}

export function hasTable(database: DatabaseSync, table: string) {
  return (
    database.prepare("select 1 from sqlite_master where type = 'table' and name = ?").get(table) !== undefined
  );
}
