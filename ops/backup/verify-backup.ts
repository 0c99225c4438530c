import { existsSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { migrationNames } from "#app/store/migrations.server.ts";

const BYTES_PER_KB = 1000;

/** The tables that hold what people sent, or wrote in the office. */
export const storeTables = [
  "enquiry",
  "amendment",
  "notice",
  "subscriber",
  "handling",
  "handling_event",
  "booking",
  "override",
  "home_act",
  "register_version",
  "person",
  "passkey",
  "log",
  "text_version",
  "shortlist",
  "shortlist_member",
  "shortlist_item",
  "shortlist_opinion",
] as const;

/** Reads a copy from end to end. Returns what is in it, in lines; throws, saying what to do, when it is no use. */
export function verifyBackup(file: string) {
  if (!existsSync(file)) throw new Error(`There is no ${file}.`);
  try {
    return readBackup(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} is no backup that can be restored: ${reason}. Take another one.`);
  }
}

function readBackup(file: string) {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    checkIntegrity(database);
    const newest = database.prepare("select max(created_at) as at from enquiry").get()?.at;
    return [
      `${file}: whole (integrity check ok), ${Math.ceil(statSync(file).size / BYTES_PER_KB)} KB`,
      `  schema ${readSchema(database)}`,
      ...storeTables.map((table) => `  ${table.padEnd(16)} ${count(database, table)}`),
      `  newest enquiry ${newest ? new Date(Number(newest)).toISOString() : "none"}`,
    ].join("\n");
  } finally {
    database.close();
  }
}

function checkIntegrity(database: DatabaseSync) {
  const [first] = database.prepare("pragma integrity_check(1)").all();
  if (first?.integrity_check !== "ok") throw new Error(`it is damaged (${first?.integrity_check})`);
}

/** The newest migration in it. Throws when it comes from a later version than this one. */
function readSchema(database: DatabaseSync) {
  const applied = database.prepare("select name from migration order by name").all();
  const names = applied.map(({ name }) => String(name));
  const known: readonly string[] = migrationNames;
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`it was made by a newer version of this software (${unknown.join(", ")})`);
  const missing = migrationNames.length - names.length;
  return `${names.at(-1)}${missing > 0 ? `, ${missing} older than this version: brought up to date at the next start` : ""}`;
}

/** A backup from before a table was there holds nothing of it. */
function count(database: DatabaseSync, table: (typeof storeTables)[number]) {
  return hasTable(database, table)
    ? Number(database.prepare(`select count(*) as n from ${table}`).get()?.n)
    : 0;
}

export function hasTable(database: DatabaseSync, table: string) {
  return (
    database.prepare("select 1 from sqlite_master where type = 'table' and name = ?").get(table) !== undefined
  );
}
