import { chownSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { toSqliteFile } from "#app/store/store-files.server.ts";
import { copyStore, moveIntoPlace } from "../backup/make-backup.ts";
import { hasTable, storeTables, verifyBackup } from "../backup/verify-backup.ts";

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
    moveIntoPlace(part, store);
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
      throw new Error(
        `${store} is open in another process. Nothing was changed. Stop the server, then restore again.`,
      );
    }
    // A damaged store cannot be locked; it is replaced all the same.
  }
  return database;
}

function isBusy(error: unknown) {
  return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}

const names = {
  enquiry: "enquiries",
  amendment: "changes to enquiries",
  notice: "messages (made, sent or tried since: a restore may send them again)",
  subscriber: "newsletter addresses",
  handling: "states of enquiries in the office",
  handling_event: "answers, notes and other intents in the office",
  booking: "booked inspections",
  override: "changes to homes that the agency’s software sends",
  home_act: "other intents on homes in the office",
  register_version: "versions of homes that were written in the office",
  text_version: "versions of texts that the office wrote",
  person: "people of the office, or their roles",
  passkey: "phones that sign people in",
  log: "entries of the office’s log",
  shortlist: "shortlists, or visits to them",
  shortlist_member: "browsers that have a shortlist",
  shortlist_item: "homes on shortlists",
  shortlist_opinion: "votes and notes on shortlists",
} as const;

/** The feed sends its own data again. */
const own: Partial<Record<keyof typeof names, string>> = { register_version: " where file_id is null" };

/** Counts the data in the store that the backup does not have, in lines; empty if nothing would be lost. */
export function findNewerData(store: DatabaseSync, backup: string): string[] {
  try {
    store.prepare("attach database ? as backup").run(`${pathToFileURL(resolve(backup)).href}?mode=ro`);
    return storeTables.flatMap((table) => {
      // A backup from before a table was there holds nothing of it.
      const known = isInBackup(store, table) ? ` except select * from backup.${table}` : "";
      const row = store
        .prepare(`select count(*) as n from (select * from main.${table}${own[table] ?? ""}${known})`)
        .get();
      return row?.n ? [`${row.n} ${names[table]}`] : [];
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [`nobody can tell what: it cannot be compared (${reason})`];
  }
}

function isInBackup(store: DatabaseSync, table: string) {
  return store.prepare("select 1 from backup.sqlite_master where name = ?").get(table) !== undefined;
}
