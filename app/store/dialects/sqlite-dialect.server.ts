import type { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";

const BUSY_WAIT_MS = 20;
const BUSY_LIMIT_MS = 5_000;

/** Kysely over node:sqlite: one connection, handed to one query or one transaction at a time. Opened by the first query. */
export function toSqliteDialect(open: () => Promise<DatabaseSync>): Dialect {
  return {
    createDriver: () => toDriver(open),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

function toDriver(open: () => Promise<DatabaseSync>): Driver {
  const turns = createTurns();
  let database: DatabaseSync | undefined;
  let opened: DatabaseConnection | undefined;
  const run = (connection: DatabaseConnection, statement: string) =>
    connection.executeQuery(CompiledQuery.raw(statement));
  return {
    // Kysely calls it before the first query and, while it fails, again before the next.
    init: async () => {
      database = await open();
      opened = toConnection(database);
    },
    // Without turns, a query of one visitor would run inside the transaction of another, and be rolled back with it.
    acquireConnection: async () => {
      if (!opened) throw new Error("The SQLite file has not been opened");
      await turns.take();
      return opened;
    },
    releaseConnection: async () => turns.giveBack(),
    // Immediate: a transaction that starts as a reader cannot always become a writer.
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

function toConnection(database: DatabaseSync): DatabaseConnection {
  // Counted from the first who had to wait: those behind must not each wait as long again.
  let busySince: number | undefined;
  return {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      for (;;) {
        try {
          const result = execute<Row>(database, query);
          // Readers are never kept waiting, so that they tell nothing about the lock.
          if (result.numAffectedRows !== undefined) busySince = undefined;
          return result;
        } catch (error) {
          // Another process is writing: let everybody else go on while this one waits.
          if (!isBusy(error)) throw error;
          busySince ??= performance.now();
          if (performance.now() - busySince > BUSY_LIMIT_MS) throw error;
          await wait(BUSY_WAIT_MS);
        }
      }
    },
    // biome-ignore lint/correctness/useYield: nothing here asks for rows one by one.
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

/** Kysely types the rows by the query; nothing here could know them better. */
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

/** Everybody waits for the one before. */
function createTurns() {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  return {
    async take() {
      if (isTaken) await new Promise<void>((resolve) => waiting.push(resolve));
      isTaken = true;
    },
    giveBack() {
      const next = waiting.shift();
      if (next) next();
      else isTaken = false;
    },
  };
}
