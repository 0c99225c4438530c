import { closeSync, existsSync, openSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { migrations } from "#app/migrations.server.ts";
import { keptTables } from "#app/modules.store.server.ts";
import { toSqliteFile } from "#app/store/store-files.server.ts";
import { runProgram } from "../command.ts";

const BUSY_MS = 10_000;
const OWNER_ONLY = 0o600;

/** Tables of what people sent or wrote in the office, with what their rows are. */
export const storeTables = Object.entries(keptTables).flatMap(([name, { rows }]): [string, string][] =>
  rows ? [[name, rows]] : [],
);

/**
 * Takes a consistent copy of the SQLite store of `dataDir` while the site keeps writing, without erased data and
 * readable by its owner only. `file` must not exist.
 */
export function copySqlite(dataDir: string, file: string) {
  const store = toSqliteFile(dataDir);
  if (!existsSync(store)) throw new Error(`There is no ${store}. Is DATA_DIR right?`);
  closeSync(openSync(file, "wx", OWNER_ONLY));
  const database = new DatabaseSync(store, { timeout: BUSY_MS });
  try {
    // Not SQLite's backup call, which restarts whenever another process writes.
    database.prepare("vacuum into ?").run(file);
  } finally {
    database.close();
  }
}

/** Reads a copy completely. Returns lines about its contents; throws if it is unusable. */
export function readSqliteCopy(file: string) {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    checkIntegrity(database);
    const applied = database.prepare("select name from migration").all();
    return [
      `  schema ${checkSchema(applied.map(({ name }) => String(name)))}`,
      ...storeTables.map(([table]) => `  ${table.padEnd(18)} ${count(database, table)}`),
    ];
  } finally {
    database.close();
  }
}

function checkIntegrity(database: DatabaseSync) {
  const [first] = database.prepare("pragma integrity_check(1)").all();
  if (first?.integrity_check !== "ok") throw new Error(`it is damaged (${first?.integrity_check})`);
}

/** A backup older than a table has none of its rows. */
function count(database: DatabaseSync, table: string) {
  return hasTable(database, table)
    ? Number(database.prepare(`select count(*) as n from ${table}`).get()?.n)
    : 0;
}

export function hasTable(database: DatabaseSync, table: string) {
  return (
    database.prepare("select 1 from sqlite_master where type = 'table' and name = ?").get(table) !== undefined
  );
}

/** Takes a consistent copy of the database while the site keeps writing. */
export function copyPostgres(databaseUrl: string, file: string) {
  const { address, env } = toConnection(databaseUrl);
  runProgram("pg_dump", ["--format=custom", `--file=${file}`, address], { env });
}

/** Reads a copy completely. Returns its newest migration; throws if it is unusable. */
export function readPostgresCopy(file: string) {
  runProgram("pg_restore", ["--file=/dev/null", file]);
  const { stdout } = runProgram("pg_restore", ["--data-only", "--table=migration", "--file=-", file]);
  const [, rows = ""] = /^COPY .+ FROM stdin;\n([\s\S]*?)^\\\.$/m.exec(stdout) ?? [];
  const names = rows.split("\n").filter(Boolean);
  return [`  schema ${checkSchema(names.map((row) => row.split("\t")[0] ?? ""))}`];
}

/** Passes the password in the environment, because anybody can read a process's arguments. */
export function toConnection(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = "";
  return { address: `--dbname=${url.href}`, env: { ...(password && { PGPASSWORD: password }) } };
}

const known = Object.keys(migrations);

/** The newest migration recorded in a copy. Throws if it has none. */
function checkSchema(applied: readonly string[]) {
  const newest = applied
    .filter((name) => !isOfModule(name))
    .toSorted()
    .at(-1);
  if (!newest) throw new Error("it holds no store of this software");
  if (!known.includes(newest)) return `${newest}, of a newer release than this one`;
  const missing = known.filter((name) => !applied.includes(name)).length;
  const absent = applied.filter((name) => isOfModule(name) && !known.includes(name));
  return [
    newest,
    missing > 0 && `${missing} older than this version: brought up to date at the next start`,
    absent.length > 0 && `${absent.join(", ")} of modules that this site does not have`,
  ]
    .filter(Boolean)
    .join(", ");
}

/** Modules prefix migrations with their names, as newsletter/001-subscribers, but for some from before 030. */
function isOfModule(name: string) {
  return name.includes("/") || (name < "030" && !known.includes(name));
}
