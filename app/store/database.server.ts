import { mkdir } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { Kysely, PostgresDialect, sql } from "kysely";
import { lockPostgres, lockSqlite, migrate } from "./migrations.server.ts";
import { toSqliteDialect } from "./sqlite-dialect.server.ts";
import { toSqliteFile } from "./store-files.server.ts";
import type { Tables } from "./tables/tables.ts";

export type Database = Kysely<Tables>;

export type DatabaseOptions = {
  /** postgres://…; without it the store is a SQLite file in `dataDir`. */
  databaseUrl?: string;
  dataDir: string;
};

/** Opens the store and brings its tables up to date. Throws, naming the place, when it cannot. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const where = options.databaseUrl ? "DATABASE_URL" : toSqliteFile(options.dataDir);
  try {
    return await (options.databaseUrl ? openPostgres(options.databaseUrl) : openSqlite(options.dataDir));
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new Error(`The enquiries cannot be kept in ${where}: ${reason}.${toAdvice(error)}`, {
      cause: error,
    });
  }
}

/** Runs work in the transaction that is open, else in one of its own. */
export function inTransaction<Result>(db: Database, work: (transaction: Database) => Promise<Result>) {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}

const SQLITE_BUSY_MS = 20;

async function openSqlite(dataDir: string) {
  await mkdir(dataDir, { recursive: true });
  // Short, as it blocks the process; the dialect waits longer without blocking.
  const file = new DatabaseSync(toSqliteFile(dataDir), { timeout: SQLITE_BUSY_MS });
  const db = new Kysely<Tables>({ dialect: toSqliteDialect(file) });
  await sql`pragma journal_mode = wal`.execute(db);
  await sql`pragma synchronous = full`.execute(db);
  await sql`pragma foreign_keys = on`.execute(db);
  // Erased data is overwritten.
  await sql`pragma secure_delete = on`.execute(db);
  checkSqlite(file);
  await migrate(db, lockSqlite);
  return db;
}

/** Throws when the file is damaged, before an enquiry is accepted that could not be read again. */
function checkSqlite(database: DatabaseSync) {
  const { quick_check: found } = database.prepare("pragma quick_check(1)").get() ?? {};
  if (found !== "ok") throw new DamagedStoreError(`it is damaged (${found})`);
}

class DamagedStoreError extends Error {}

const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;

/** What to do about an error on opening the store; nothing where a backup would not help. */
function toAdvice(error: unknown) {
  const code = error instanceof Error && "errcode" in error ? error.errcode : undefined;
  const isDamaged = error instanceof DamagedStoreError || code === SQLITE_CORRUPT || code === SQLITE_NOTADB;
  return isDamaged ? " Keep the file, and bring the last backup back: npm run restore -- --from FILE" : "";
}

const PG_CONNECTIONS = 10;
const PG_CONNECT_MS = 5_000;
const PG_STATEMENT_MS = 10_000;
const PG_BIGINT = 20;

async function openPostgres(connectionString: string) {
  // Not loaded where SQLite is the store.
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({
    connectionString,
    max: PG_CONNECTIONS,
    connectionTimeoutMillis: PG_CONNECT_MS,
    statement_timeout: PG_STATEMENT_MS,
    // Also limits the wait when the connection is cut off in the middle of a response.
    query_timeout: PG_STATEMENT_MS,
    // Our bigints are times in ms, which fit a number.
    types: {
      getTypeParser: (type, format) => (type === PG_BIGINT ? Number : pg.types.getTypeParser(type, format)),
    },
  });
  // The pool replaces an idle connection that breaks; without a listener the error would end the process.
  pool.on("error", () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db, lockPostgres);
  return db;
}
