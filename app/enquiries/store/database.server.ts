import { mkdir } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { Kysely, PostgresDialect, sql } from "kysely";
import { lockPostgres, lockSqlite, migrate } from "./migrations.server.ts";
import { checkSqlite, toAdvice } from "./sqlite-damage.server.ts";
import { toSqliteDialect } from "./sqlite-dialect.server.ts";
import { toSqliteFile } from "./store-file.ts";
import type { Tables } from "./tables.ts";

export type Database = Kysely<Tables>;

export type DatabaseOptions = {
  /** postgres://…; without it the store is a SQLite file in `dataDir`. */
  databaseUrl?: string;
  dataDir: string;
};

/** Opens the store and brings its tables up to date. Throws, with a line that says where, when it cannot. */
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

const SQLITE_BUSY_MS = 20;

async function openSqlite(dataDir: string) {
  await mkdir(dataDir, { recursive: true });
  // The short wait blocks the process; the long one, in the dialect, does not.
  const file = new DatabaseSync(toSqliteFile(dataDir), { timeout: SQLITE_BUSY_MS });
  const db = new Kysely<Tables>({ dialect: toSqliteDialect(file) });
  await sql`pragma journal_mode = wal`.execute(db);
  await sql`pragma synchronous = full`.execute(db);
  await sql`pragma foreign_keys = on`.execute(db);
  // What is erased is overwritten, not only forgotten.
  await sql`pragma secure_delete = on`.execute(db);
  checkSqlite(file);
  await migrate(db, lockSqlite);
  return db;
}

const PG_CONNECTIONS = 10;
const PG_CONNECT_MS = 5_000;
const PG_STATEMENT_MS = 10_000;
const PG_BIGINT = 20;

async function openPostgres(connectionString: string) {
  // Not read where SQLite is the store.
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({
    connectionString,
    max: PG_CONNECTIONS,
    connectionTimeoutMillis: PG_CONNECT_MS,
    statement_timeout: PG_STATEMENT_MS,
    // A visitor waits no longer than this, even when the database is cut off in the middle of an answer.
    query_timeout: PG_STATEMENT_MS,
    // Times in ms fit a number for some hundred thousand years.
    types: {
      getTypeParser: (type, format) => (type === PG_BIGINT ? Number : pg.types.getTypeParser(type, format)),
    },
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db, lockPostgres);
  return db;
}
