import { chownSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { toSqliteFile } from "#app/store/store-files.server.ts";
import { copyStore, putInPlace } from "../backup/make-backup.ts";
import { hasTable, verifyBackup } from "../backup/verify-backup.ts";
import { lockStore } from "./lock-store.ts";
import { findNewerData } from "./newer-data.ts";

type RestoreOptions = { mayOverwrite: boolean };

/**
 * Puts a backup in the place of the store. Throws, with nothing changed, while the server has the store open, when the
 * backup is no use, or when the store holds what the backup does not and `mayOverwrite` is false. The store that was
 * there is kept beside it. Returns what was done and what to do next, in lines.
 */
export function restoreBackup(dataDir: string, backup: string, { mayOverwrite }: RestoreOptions) {
  const report = verifyBackup(backup);
  const store = toSqliteFile(dataDir);
  const part = `${store}.${process.pid}.part`;
  mkdirSync(dataDir, { recursive: true });
  const lock = existsSync(store) ? lockStore(store) : undefined;
  try {
    if (lock && !mayOverwrite) refuseToLose(lock, store, backup);
    copyStore(backup, part);
    signEverybodyOut(part);
    giveToOwner(part, existsSync(store) ? store : dataDir);
    const kept = lock && keepBeside(store);
    putInPlace(part, store);
    return [
      `Restored. ${report}`,
      ...(kept
        ? [`What was there is kept as ${kept}: it holds personal data, delete it when it has served.`]
        : []),
      "Start the server. Messages that waited when the backup was made are sent now; whoever was erased since must be erased again. Everybody is signed out of the office; whoever left since the backup must be removed again.",
    ].join("\n");
  } finally {
    lock?.close();
    rmSync(part, { force: true });
  }
}

/** Whoever lost a phone or left the agency since the backup must not be signed in again by it. */
function signEverybodyOut(part: string) {
  const database = new DatabaseSync(part);
  for (const table of ["session", "sign_in"])
    if (hasTable(database, table)) database.exec(`delete from ${table}`);
  database.close();
}

function refuseToLose(lock: DatabaseSync, store: string, backup: string) {
  const newer = findNewerData(lock, backup);
  if (newer.length === 0) return;
  throw new Error(
    [
      `${store} holds what the backup does not. Nothing was changed.`,
      ...newer.map((line) => `  ${line}`),
      "With --overwrite it is replaced all the same, and kept beside.",
    ].join("\n"),
  );
}

/** A backup restored by root must still be the server's to write. */
function giveToOwner(part: string, like: string) {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(like);
  chownSync(part, uid, gid);
}

/** Out of the way, with its write-ahead log where a damaged store has left one. */
function keepBeside(store: string) {
  const time = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, "");
  const kept = `${store}.replaced-${time}`;
  for (const suffix of ["-wal", "-shm", ""])
    if (existsSync(store + suffix)) renameSync(store + suffix, kept + suffix);
  return kept;
}
