import { randomUUID } from "node:crypto";
import { access, constants, link, mkdir, rm, stat } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import { lockSqlite, migrate } from "../migrations.server.ts";
import { NeedsRepairError } from "../outages/outage-log.server.ts";
import { toSqliteFile } from "../store-files.server.ts";
import type { Tables } from "../tables.ts";
import { toSqliteDialect } from "./sqlite-dialect.server.ts";

/** Short, as it blocks the process; the dialect waits longer without blocking. */
const BUSY_MS = 20;

/** Opens the SQLite file of a folder, checks it and brings its tables up to date. */
export async function openSqliteFile(dataDir: string) {
  const path = toSqliteFile(dataDir);
  await prepareFile(dataDir, path);
  const file = new DatabaseSync(path, { timeout: BUSY_MS });
  try {
    const db = new Kysely<Tables>({ dialect: toSqliteDialect(async () => file) });
    await sql`pragma journal_mode = wal`.execute(db);
    await sql`pragma synchronous = full`.execute(db);
    await sql`pragma foreign_keys = on`.execute(db);
    // Erased data is overwritten.
    await sql`pragma secure_delete = on`.execute(db);
    checkSound(file);
    await migrate(db, lockSqlite);
    return file;
  } catch (error) {
    file.close();
    throw isCorrupt(error) ? toDamaged(error.message) : error;
  }
}

async function prepareFile(dataDir: string, path: string) {
  await mkdir(dataDir, { recursive: true }).catch(refuseReadOnly);
  await access(dataDir, constants.W_OK).catch(refuseReadOnly);
  const found = await stat(path).catch(() => undefined);
  if (!found) return createFile(path);
  await access(path, constants.W_OK).catch(refuseReadOnly);
  // SQLite would begin a new store in it.
  if (found.size === 0) throw toDamaged("it is damaged (0 bytes)");
}

/** A new file has its first page before it has its name, so that one of 0 bytes is never a beginning. */
async function createFile(path: string) {
  const fresh = `${path}.${randomUUID()}.new`;
  const file = new DatabaseSync(fresh);
  file.exec("pragma journal_mode = wal");
  file.close();
  await link(fresh, path).catch(async (error: unknown) => {
    // Another process was first.
    if (!(await stat(path).catch(() => undefined))) throw error;
  });
  await rm(fresh);
}

/** Throws when the file is damaged, before an enquiry is accepted that could not be read again. */
function checkSound(database: DatabaseSync) {
  const { quick_check: found } = database.prepare("pragma quick_check(1)").get() ?? {};
  if (found !== "ok") throw toDamaged(`it is damaged (${found})`);
}

const readOnlyCodes: readonly unknown[] = ["EACCES", "EPERM", "EROFS"];

function refuseReadOnly(error: unknown): never {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (!readOnlyCodes.includes(code)) throw error;
  const advice =
    "Give the user that runs the site the right to write there, or mount the disk for writing, then start again";
  throw new NeedsRepairError(`it is read-only (${code})`, advice);
}

function toDamaged(reason: string) {
  return new NeedsRepairError(
    reason,
    "Keep the file, and bring the last backup back: npm run restore -- --from FILE",
  );
}

const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;

function isCorrupt(error: unknown): error is Error {
  const code = error instanceof Error && "errcode" in error ? error.errcode : undefined;
  return code === SQLITE_CORRUPT || code === SQLITE_NOTADB;
}
