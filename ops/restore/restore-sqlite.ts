import { existsSync, renameSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { toSqliteFile } from "#app/store/store-files.server.ts";
import { putInPlace } from "../backup/make-backup.ts";
import { hasTable } from "../backup/sqlite-copy.ts";
import { findNewerData } from "./newer-data.ts";

/**
 * Gets the store ready to be replaced by `copy`: keeps everybody else out until it is closed, and says what would be
 * lost. Throws while another process has it open.
 */
export function prepareSqlite(dataDir: string, copy: string, suffix: string) {
  signEverybodyOut(copy);
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

/** A backup must not sign in again a phone that was lost, or a person who left, since. */
function signEverybodyOut(copy: string) {
  const database = new DatabaseSync(copy);
  for (const table of ["session", "sign_in"])
    if (hasTable(database, table)) database.exec(`delete from ${table}`);
  database.close();
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
