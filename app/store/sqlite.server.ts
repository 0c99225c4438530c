import { randomUUID } from "node:crypto";
import { access, constants, link, mkdir, rm, stat } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from "kysely";
import type { Tables } from "#app/module-types.ts";
import { lockSqlite, type Migrations, migrate } from "./migrations.server.ts";
import { NeedsRepairError } from "./outages/outage-log.server.ts";
import { toSqliteFile } from "./store-files.server.ts";

/** Short, because it blocks the process; the dialect waits longer without blocking. */
const BUSY_MS = 20;

type SqliteOptions = { dataDir: string; migrations: Migrations; patienceMs?: number };

/** Opens the SQLite file of a folder, checks it, runs its migrations and returns their names. */
export async function openSqliteFile(
  { dataDir, migrations, patienceMs }: SqliteOptions,
  onMigrated: (names: readonly string[]) => void,
) {
  const path = toSqliteFile(dataDir);
  await prepareFile(dataDir, path);
  const file = new DatabaseSync(path, { timeout: BUSY_MS });
  try {
    const db = new Kysely<Tables>({ dialect: toSqliteDialect(async () => file, patienceMs) });
    await sql`pragma journal_mode = wal`.execute(db);
    await sql`pragma synchronous = full`.execute(db);
    await sql`pragma foreign_keys = on`.execute(db);
    // Overwrites erased data.
    await sql`pragma secure_delete = on`.execute(db);
    checkSound(file);
    onMigrated(await migrate(db, migrations, lockSqlite));
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
  // SQLite would take an empty file for a new store.
  if (found.size === 0) throw toDamaged("it is damaged (0 bytes)");
}

/** Writes a new store before naming it, so that a file of 0 bytes is always damage. */
async function createFile(path: string) {
  const fresh = `${path}.${randomUUID()}.new`;
  const file = new DatabaseSync(fresh);
  file.exec("pragma journal_mode = wal");
  file.close();
  await link(fresh, path).catch(async (error: unknown) => {
    // Another process created the file first.
    if (!(await stat(path).catch(() => undefined))) throw error;
  });
  await rm(fresh);
}

/** Throws when the file is damaged, before an enquiry is stored that could not be read again. */
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

const BUSY_WAIT_MS = 20;
const BUSY_LIMIT_MS = 5_000;

/** Kysely over node:sqlite: one connection, opened by the first query, for one query or transaction at a time. */
export function toSqliteDialect(open: () => Promise<DatabaseSync>, patienceMs = BUSY_LIMIT_MS): Dialect {
  return {
    createDriver: () => toDriver(open, patienceMs),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

function toDriver(open: () => Promise<DatabaseSync>, patienceMs: number): Driver {
  let database: DatabaseSync | undefined;
  let opened: DatabaseConnection | undefined;
  const run = (connection: DatabaseConnection, statement: string) =>
    connection.executeQuery(CompiledQuery.raw(statement));
  return {
    // Kysely calls it before the first query, and again before the next one while it fails.
    init: async () => {
      database = await open();
      opened = toConnection(database, patienceMs);
    },
    // Kysely hands out the connection in turn, so a visitor's query never runs in another visitor's transaction.
    acquireConnection: async () => {
      if (!opened) throw new Error("The SQLite file has not been opened");
      return opened;
    },
    releaseConnection: async () => {},
    // Begins as a writer, because a reading transaction cannot always become a writing one.
    beginTransaction: async (connection) => void (await run(connection, "begin immediate")),
    commitTransaction: async (connection) => void (await run(connection, "commit")),
    rollbackTransaction: async (connection) => {
      // A full disk or an error within a statement has rolled back already.
      if (database?.isTransaction) await run(connection, "rollback");
    },
    destroy: async () => {
      if (database?.isOpen) database.close();
    },
  };
}

function toConnection(database: DatabaseSync, patienceMs: number): DatabaseConnection {
  // Measured from when the first query had to wait, so that those behind it do not each wait as long again.
  let busySince: number | undefined;
  return {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      for (;;) {
        try {
          const result = execute<Row>(database, query);
          // Readers never wait, so they do not show whether the lock is free.
          if (result.numAffectedRows !== undefined) busySince = undefined;
          return result;
        } catch (error) {
          // Another process is writing. Other work goes on while this query waits.
          if (!isBusy(error)) throw error;
          busySince ??= performance.now();
          if (performance.now() - busySince > patienceMs) throw error;
          await wait(BUSY_WAIT_MS);
        }
      }
    },
    // biome-ignore lint/correctness/useYield: nothing here requests rows one by one.
    async *streamQuery() {
      throw new Error("Streaming is not provided");
    },
  };
}

function execute<Row>(database: DatabaseSync, { sql, parameters }: CompiledQuery): QueryResult<Row> {
  const statement = database.prepare(sql);
  const values = parameters.map(toValue);
  if (statement.columns().length > 0) return { rows: readRows<Row>(statement.all(...values)) };
  const { changes } = statement.run(...values);
  return { rows: [], numAffectedRows: BigInt(changes) };
}

/** Rows have the type that Kysely infers from the query. */
function readRows<Row>(rows: unknown): Row[] {
  return Array.isArray(rows) ? rows : [];
}

function toValue(value: unknown) {
  if (value === null || typeof value === "string" || typeof value === "number") return value;
  throw new Error(`SQLite is given a ${typeof value}; the tables hold text and numbers`);
}

const SQLITE_BUSY = 5;

function isBusy(error: unknown) {
  return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}
