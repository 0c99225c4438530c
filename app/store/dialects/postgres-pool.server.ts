import { Kysely, PostgresDialect } from "kysely";
import { lockPostgres, migrate } from "../migrations.server.ts";
import type { Tables } from "../tables.ts";

const CONNECTIONS = 10;
const CONNECT_MS = 5_000;
const STATEMENT_MS = 10_000;
const BIGINT = 20;

/** Connects to PostgreSQL and brings its tables up to date. */
export async function openPostgresPool(connectionString: string) {
  // Not loaded where SQLite is the store.
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    // Also limits the wait when the connection is cut off in the middle of a response.
    query_timeout: STATEMENT_MS,
    // Our bigints are times in ms, which fit a number.
    types: {
      getTypeParser: (type, format) => (type === BIGINT ? Number : pg.types.getTypeParser(type, format)),
    },
  });
  // Without a listener the error of a broken connection ends the process. The pool listens while it is idle, and nobody
  // while it is in use: its query fails, and the pool replaces it.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  try {
    await migrate(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), lockPostgres);
    return pool;
  } catch (error) {
    await pool.end();
    throw error;
  }
}
