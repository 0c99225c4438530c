import { existsSync, renameSync } from "node:fs";
import { resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { keptTables, moduleStores } from "#app/modules.store.server.ts";
import { toSqliteFile } from "#app/store/store-files.server.ts";
import { putInPlace } from "../backup/make-backup.ts";
import { hasTable, storeTables } from "../backup/store-copy.ts";
import { toReason } from "../command.ts";

/**
 * Gets the store ready to be replaced by `copy`: keeps everybody else out until it is closed, and says what would be
 * lost. Throws while another process has it open.
 */
export function prepareSqlite(dataDir: string, copy: string, suffix: string) {
  forgetOld(copy);
  const store = toSqliteFile(dataDir);
  const lock = existsSync(store) ? lockStore(store) : undefined;
  return {
    losses: lock ? findNewerData(lock, copy).map((line) => `${store}: ${line}`) : [],
    /** Puts the copy in its place. Returns where what was there is kept. */
    replace() {
      const kept = lock && keepBeside(store, suffix);
      putInPlace(copy, store);
      return kept;
    },
    close: () => lock?.close(),
  };
}

/** What a backup must not bring back; each module says why. */
export const emptied = Object.entries(keptTables).flatMap(([table, { isEmptiedByRestore }]) =>
  isEmptiedByRestore ? table : [],
);

function forgetOld(copy: string) {
  const database = new DatabaseSync(copy);
  for (const table of emptied) if (hasTable(database, table)) database.exec(`delete from ${table}`);
  database.exec(dropOldNews("notice"));
  database.close();
}

/** Mails that have been sent since the backup, or are no news any more. */
export function dropOldNews(table: string) {
  const now = Date.now();
  const conditions = moduleStores.flatMap(({ isOldNews }) => (isOldNews ? `(${isOldNews(now)})` : []));
  return conditions.length > 0 ? `delete from ${table} where ${conditions.join(" or ")};` : "";
}

/** Out of the way, with its write-ahead log where a damaged store has left one. */
function keepBeside(store: string, suffix: string) {
  const kept = store + suffix;
  for (const part of ["-wal", "-shm", ""])
    if (existsSync(store + part)) renameSync(store + part, kept + part);
  return kept;
}

const SQLITE_BUSY = 5;
const BUSY_MS = 200;

/** The store, with everybody else kept out until it is closed. Throws while another process has it open. */
function lockStore(store: string) {
  const database = new DatabaseSync(store, { timeout: BUSY_MS });
  try {
    // Leaving the write-ahead log takes being alone with the file; reading and writing do not.
    database.exec("pragma journal_mode = delete; begin exclusive");
  } catch (error) {
    if (isBusy(error)) {
      database.close();
      throw new Error(`${store} is open in another process. Stop the site, then restore again.`);
    }
    // A damaged store cannot be locked; it is replaced all the same.
  }
  return database;
}

function isBusy(error: unknown) {
  return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}

/** The feed sends its own data again. */
const own: Record<string, string> = { register_version: " where file_id is null" };

/** Counts the data in the store that the backup does not have, in lines; empty if nothing would be lost. */
export function findNewerData(store: DatabaseSync, backup: string): string[] {
  try {
    store.prepare("attach database ? as backup").run(`${pathToFileURL(resolve(backup)).href}?mode=ro`);
    return storeTables.flatMap(([table, rows]) => {
      // A backup from before a table was there holds nothing of it.
      const known = isInBackup(store, table) ? ` except select * from backup.${table}` : "";
      const row = store
        .prepare(`select count(*) as n from (select * from main.${table}${own[table] ?? ""}${known})`)
        .get();
      return row?.n ? [`${row.n} ${rows}`] : [];
    });
  } catch (error) {
    return [`it cannot be compared (${toReason(error)})`];
  }
}

function isInBackup(store: DatabaseSync, table: string) {
  return store.prepare("select 1 from backup.sqlite_master where name = ?").get(table) !== undefined;
}
