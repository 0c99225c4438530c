import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { Erased, Person } from "#app/core/module-store.ts";
import { keptTables, moduleStores } from "#app/modules.store.server.ts";
import { toPhoneDigits } from "#app/region/phone.ts";
import { DAY_MS, toMonthsBefore } from "#app/region/time.ts";
import type { Database } from "#app/store/database.server.ts";
import { UsageError } from "../command.ts";

type Place = { dataDir: string; databaseUrl?: string };

/**
 * Erases everything of a person, known by e-mail address or telephone number, in every module. Throws if it is neither,
 * and, after erasing, if the store has tables of a missing module, whose rows stay.
 */
export async function erasePerson(db: Database, emailOrPhone: string, place: Place) {
  const person = toPerson(emailOrPhone);
  const erased: Erased[] = [];
  for (const { erase } of moduleStores) if (erase) erased.push(await erase(db, person, place.dataDir));
  if (erased.some(({ count }) => count > 0)) await overwrite(db, place);
  console.log(`Erased: ${toWords(erased)}.`);
  const copies = await findReplacedStores(place.dataDir);
  console.log(
    [
      "Backups and exports made before still hold them: delete those, or erase again after a restore.",
      ...copies,
    ].join("\n  "),
  );
  await refuseUnknownTables(db);
}

function toPerson(emailOrPhone: string): Person {
  if (emailOrPhone.includes("@")) return { email: emailOrPhone.trim().toLowerCase() };
  const phone = toPhoneDigits(emailOrPhone);
  if (phone) return { phone };
  throw new Error(
    `${JSON.stringify(emailOrPhone)} is neither an e-mail address nor a whole telephone number.`,
  );
}

function toWords(erased: readonly Erased[]) {
  return erased.flatMap(({ words }) => words ?? []).join(", ");
}

/** A table whose only row, a number, belongs to nobody. */
const OF_NOBODY = "register_revision";

/** A removed module leaves its tables behind, and no other module knows what they contain about a person. */
async function refuseUnknownTables(db: Database) {
  const known = new Set(Object.keys(keptTables));
  const unknown: string[] = [];
  for (const { name } of await db.introspection.getTables())
    if (!known.has(name) && name !== OF_NOBODY && (await hasRows(db, name))) unknown.push(name);
  if (unknown.length > 0)
    throw new Error(
      `These tables are of modules that this site does not have, and were not searched: ${unknown.join(", ")}. Put the module back and erase again, or drop the tables.`,
    );
}

async function hasRows(db: Database, table: string) {
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
  return rows.length > 0;
}

type PurgeOptions = Place & { age: string; isDryRun: boolean; now: number };

/** Purges enquiries older than the age, and everything else that the site's own upkeep would have erased by now. */
export async function purgeOlderThan(db: Database, { age, isDryRun, now, ...place }: PurgeOptions) {
  const before = toTimeBefore(now, age);
  const purged: Erased[] = [];
  // In reverse order: dependent modules count what is deleted along with rows of the others.
  for (const { purge } of moduleStores.toReversed())
    if (purge) purged.unshift(await purge(db, { dataDir: place.dataDir, before, now, isDryRun }));
  if (!isDryRun) await overwrite(db, place);
  const since = new Date(before).toISOString().slice(0, 10);
  console.log(`${isDryRun ? "Would erase" : "Erased"}, enquiries from before ${since}: ${toWords(purged)}.`);
}

/** Converts an age such as "24mo" into a time. Throws unless it is a number of months or days. */
export function toTimeBefore(now: number, age: string) {
  const [, count, unit] = /^(\d{1,4})(mo|d)$/.exec(age) ?? [];
  if (!count)
    throw new UsageError(`--older-than is ${JSON.stringify(age)}; accepted is 24mo (months) or 90d (days).`);
  return unit === "mo" ? toMonthsBefore(now, Number(count)) : now - Number(count) * DAY_MS;
}

/** Finds old stores that restores have kept beside the current one. */
async function findReplacedStores(dataDir: string) {
  const names = await readdir(dataDir).catch(() => []);
  return names.filter((name) => name.includes(".replaced-")).map((name) => join(dataDir, name));
}

/** Deleted data stays in database files until overwritten. */
async function overwrite(db: Database, { databaseUrl }: Place) {
  if (databaseUrl) {
    for (const table of findErasedTables()) await sql`vacuum full ${sql.table(table)}`.execute(db);
    return;
  }
  await sql`vacuum`.execute(db);
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  if (rows[0]?.busy) console.log("The write-ahead log was in use: run the command again to empty it.");
}

/** Tables from which erasing removes a person's rows. */
function findErasedTables() {
  return Object.entries(keptTables).flatMap(([name, { isErased }]) => (isErased ? [name] : []));
}
