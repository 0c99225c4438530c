import { join } from "node:path";
import { runProgram } from "../backup/run-program.ts";
import { copyPostgres, storeTables, toConnection } from "../backup/store-copy.ts";
import { dropOldNews, learnHomes } from "./restore-sqlite.ts";

type Target = { databaseUrl: string; dataDir: string };

/** The same for PostgreSQL as for SQLite; what is there is dumped into `dataDir` before it is replaced. */
export function preparePostgres({ databaseUrl, dataDir }: Target, copy: string, suffix: string) {
  if (query(databaseUrl, connections) !== "0")
    throw new Error("The database is open in another process. Stop the site, then restore again.");
  const tables = query(databaseUrl, "select tablename from pg_tables where schemaname = current_schema()");
  const present = tables.split("\n").filter(Boolean);
  const filled = findFilled(databaseUrl, present);
  return {
    losses: filled.length > 0 ? [`the database has rows in ${filled.join(", ")}`] : [],
    replace() {
      const kept = filled.length > 0 ? join(dataDir, `store.dump${suffix}`) : undefined;
      if (kept) copyPostgres(databaseUrl, kept);
      replaceTables(databaseUrl, present, copy);
      return kept;
    },
    close() {},
  };
}

/** Finds the store's tables that have a row. */
function findFilled(databaseUrl: string, present: readonly string[]) {
  const ours = storeTables.filter(([table]) => present.includes(table));
  const questions = ours.map(([table]) => `select '${table}' where exists (select from ${table})`);
  return ours.length > 0 ? query(databaseUrl, questions.join(" union all ")).split("\n").filter(Boolean) : [];
}

const connections = `select count(*) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;

/** In one transaction, and signs everybody out. Tables that the backup does not know would meet their migrations again. */
function replaceTables(databaseUrl: string, present: readonly string[], copy: string) {
  const script = `${copy}.sql`;
  runProgram("pg_restore", ["--no-owner", "--no-privileges", `--file=${script}`, copy]);
  const schema = query(databaseUrl, "select quote_ident(current_schema())");
  const dropped = present.map((table) => `drop table ${schema}.${table} cascade;`).join(" ");
  const signOut = ["session", "sign_in", "owner_key", "open_door"]
    .map((table) => toTruncate(`${schema}.${table}`))
    .join(" ");
  run(databaseUrl, [
    "--single-transaction",
    `--command=${dropped}`,
    `--file=${script}`,
    `--command=${signOut} ${dropOldNews(`${schema}.notice`)} ${learnHomes(`${schema}.task`)}`,
  ]);
}

/** A backup of before may lack the table. */
function toTruncate(table: string) {
  return `do $$ begin if to_regclass('${table}') is not null then truncate ${table}; end if; end $$;`;
}

function query(databaseUrl: string, sql: string) {
  return run(databaseUrl, ["--tuples-only", "--no-align", `--command=${sql}`]).stdout.trim();
}

function run(databaseUrl: string, args: readonly string[]) {
  const { address, env } = toConnection(databaseUrl);
  return runProgram("psql", ["--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", ...args, address], { env });
}
