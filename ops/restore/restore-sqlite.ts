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
 * Prepares to replace the store by `copy`: locks it until closed, and reports what would be lost. Throws while another
 * process has it open.
 */
export function prepareSqlite(dataDir: string, copy: string, suffix: string) {
  forgetOld(copy);
  const store = toSqliteFile(dataDir);
  const lock = existsSync(store) ? lockStore(store) : undefined;
  return {
    losses: lock ? findNewerData(lock, copy).map((line) => `${store}: ${line}`) : [],
    /** Puts the copy in place. Returns where the old store is kept. */
    replace() {
      const kept = lock && keepBeside(store, suffix);
      putInPlace(copy, store);
      return kept;
    },
    close: () => lock?.close(),
  };
}

/** Tables that a restore empties; their modules say why. */
export const emptied = Object.entries(keptTables).flatMap(([table, { isEmptiedByRestore }]) =>
  isEmptiedByRestore ? table : [],
);

function forgetOld(copy: string) {
  const database = new DatabaseSync(copy);
  for (const table of emptied) if (hasTable(database, table)) database.exec(`delete from ${table}`);
  database.exec(dropOldNews("notice"));
  database.close();
}

/** Drops waiting mails that were sent after the backup, or are out of date. */
export function dropOldNews(table: string) {
  const now = Date.now();
  const conditions = moduleStores.flatMap(({ isOldNews }) => (isOldNews ? `(${isOldNews(now)})` : []));
  return conditions.length > 0 ? `delete from ${table} where ${conditions.join(" or ")};` : "";
}

/** Moves the old store aside, with any write-ahead log that a damaged store has left. */
function keepBeside(store: string, suffix: string) {
  const kept = store + suffix;
  for (const part of ["-wal", "-shm", ""])
    if (existsSync(store + part)) renameSync(store + part, kept + part);
  return kept;
}

const SQLITE_BUSY = 5;
const BUSY_MS = 200;

/** Opens the store and locks it until it is closed. Throws while another process has it open. */
function lockStore(store: string) {
  const database = new DatabaseSync(store, { timeout: BUSY_MS });
  try {
    // Unlike reading or writing, leaving WAL mode requires being alone with the file.
    database.exec("pragma journal_mode = delete; begin exclusive");
  } catch (error) {
    if (isBusy(error)) {
      database.close();
      throw new Error(`${store} is open in another process. Stop the site, then restore again.`);
    }
    // A damaged store cannot be locked, but is replaced anyway.
  }
  return database;
}

function isBusy(error: unknown) {
  return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}

/** Conditions for rows that would be lost: the feed sends the others again. */
const own: Record<string, string> = { register_version: " where file_id is null" };

/** Counts data that the store has and the backup lacks, in lines; empty if nothing would be lost. */
export function findNewerData(store: DatabaseSync, backup: string): string[] {
  try {
    store.prepare("attach database ? as backup").run(`${pathToFileURL(resolve(backup)).href}?mode=ro`);
    return storeTables.flatMap(([table, rows]) => {
      // A backup older than a table has none of its rows.
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
