import { Kysely, PostgresDialect, sql } from "kysely";
import type { Tables } from "#app/module-types.ts";
import { lockPostgres, type Migrations, migrate } from "./migrations.server.ts";
import { StoreError } from "./outages/outage-log.server.ts";
import { openSqliteFile, toSqliteDialect } from "./sqlite.server.ts";
import { toSqliteFile } from "./store-files.server.ts";

export type Database = Kysely<Tables>;

export type DatabaseOptions = {
  /** postgres://…; without it, the store is a SQLite file in `dataDir`. */
  databaseUrl?: string;
  dataDir: string;
  /** How long a query waits for a lock (5 s by default), or for a connection of PostgreSQL (5 s) and its reply (10 s). */
  patienceMs?: number;
};

export type OpenOptions = DatabaseOptions & {
  /** Called with the names of migrations that have run, if any. */
  onMigrated?: (names: readonly string[]) => void;
  /** Reports an unavailable store, which then does not end the process: the first query that succeeds opens it. */
  onAway?: (error: unknown) => void;
};

type StoreOptions = OpenOptions & { migrations: Migrations };

/**
 * Opens the store and runs its migrations. Throws, naming the place, when it cannot; with `onAway` only where a person
 * has to repair something first.
 */
export async function openStore({ onAway, ...options }: StoreOptions): Promise<Database> {
  const db = connect(options);
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    if (!onAway || (error instanceof StoreError && error.needsRepair)) throw error;
    onAway(error);
  }
  return db;
}

/** Runs work in the open transaction, or in a new one. */
export function inTransaction<Result>(db: Database, work: (transaction: Database) => Promise<Result>) {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}

/** Opens both dialects with the first query. While opening fails, so does each query, and the next one tries again. */
function connect({ onMigrated = () => {}, ...options }: StoreOptions): Database {
  const { databaseUrl, dataDir, patienceMs } = options;
  const tell = (names: readonly string[]) => {
    if (names.length > 0) onMigrated(names);
  };
  if (!databaseUrl) {
    const open = naming(toSqliteFile(dataDir), () => openSqliteFile(options, tell));
    return new Kysely<Tables>({ dialect: toSqliteDialect(open, patienceMs) });
  }
  const open = naming("DATABASE_URL", () => openPostgresPool(databaseUrl, options, tell));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: open }) });
}

function naming<Opened>(where: string, open: () => Promise<Opened>) {
  return () =>
    open().catch((error: unknown) => {
      throw new StoreError(where, error);
    });
}

const CONNECTIONS = 10;
const CONNECT_MS = 5_000;
const STATEMENT_MS = 10_000;
const BIGINT = 20;

/** Connects to PostgreSQL and runs the migrations. */
async function openPostgresPool(
  connectionString: string,
  { migrations, patienceMs = STATEMENT_MS }: StoreOptions,
  onMigrated: (names: readonly string[]) => void,
) {
  // Loaded only where PostgreSQL is used.
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS,
    connectionTimeoutMillis: Math.max(CONNECT_MS, patienceMs / 2),
    statement_timeout: patienceMs,
    // Also limits the wait when the connection is cut off in the middle of a response.
    query_timeout: patienceMs,
    // Our bigints are times in ms, which fit a number.
    types: {
      getTypeParser: (type, format) => (type === BIGINT ? Number : pg.types.getTypeParser(type, format)),
    },
  });
  // Without a listener, the error of a broken connection would end the process. The pool listens while the connection
  // is idle, but not while it is used: then the query fails, and the pool replaces the connection.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  try {
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    onMigrated(await migrate(db, migrations, lockPostgres));
    return pool;
  } catch (error) {
    await pool.end();
    throw error;
  }
}
