import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { readFields } from "#app/enquiries/export.server.ts";
import {
  eraseMailsTo,
  eraseSubject,
  purgeVisitors,
  toMonthsBefore,
} from "#app/enquiries/store/retention.server.ts";
import { eraseFollower } from "#app/listings/alerts/store/followers.server.ts";
import { moduleStores } from "#app/modules.store.server.ts";
import { OWNER_MONTHS } from "#app/office/office.server.ts";
import { eraseOwner, purgeOwners } from "#app/office/owners/owners.server.ts";
import { formatCount } from "#app/region/format.ts";
import { toPhoneDigits } from "#app/region/phone.ts";
import type { Database } from "#app/store/database.server.ts";
import { UsageError } from "../command.ts";

const DAY_MS = 24 * 60 * 60_000;

type Place = { dataDir: string; databaseUrl?: string };

/**
 * Everything of a person, by e-mail address or telephone number: enquiries, their amendments and messages, the
 * newsletter, mails written as files; by an e-mail address also alerts, links of shortlists, news of open homes, and the page and reports of an owner. Throws when it is neither.
 */
export async function erasePerson(db: Database, emailOrPhone: string, place: Place) {
  const found = emailOrPhone.includes("@")
    ? await findByEmail(db, emailOrPhone.trim().toLowerCase())
    : await findByPhone(db, emailOrPhone);
  const { enquiries, email } = found;
  const followers = email
    ? await db.selectFrom("follower").select("id").where("email", "=", email).execute()
    : [];
  const alerted = followers.map(({ id }) => id);
  const owned = email ? await db.selectFrom("owner").select("id").where("email", "=", email).execute() : [];
  const owners = owned.map(({ id }) => id);
  for (const subject of [...enquiries, ...owners]) await eraseSubject(db, subject, place.dataDir);
  for (const id of alerted) await eraseFollower(db, id, place.dataDir);
  for (const id of owners) await eraseOwner(db, id);
  const others = [];
  for (const { erase } of moduleStores)
    if (erase) others.push(await erase(db, email ? { email } : { phone: emailOrPhone }, place.dataDir));
  const mails = email ? await eraseMailsTo(db, email, place.dataDir) : 0;
  if (
    enquiries.length +
      others.reduce((sum, { count }) => sum + count, 0) +
      alerted.length +
      owners.length +
      mails >
    0
  )
    await overwrite(db, place);
  const count = formatCount(enquiries.length, "enquiry", "enquiries");
  console.log(`Erased: ${[count, ...others.map(({ words }) => words)].join(", ")}.`);
  const copies = await findReplacedStores(place.dataDir);
  console.log(
    [
      "Backups and exports made before still hold them: delete those, or erase again after a restore.",
      ...copies,
    ].join("\n  "),
  );
}

type PurgeOptions = Place & { age: string; isDryRun: boolean; now: number };

/** Enquiries of so long ago, and all else that the site's own upkeep erases of visitors and owners by now. */
export async function purgeOlderThan(db: Database, { age, isDryRun, now, ...place }: PurgeOptions) {
  const before = toTimeBefore(now, age);
  const options = { dataDir: place.dataDir, now, isDryRun };
  const purged = await purgeVisitors(db, { ...options, before });
  const others = [];
  for (const { purge } of moduleStores) if (purge) others.push((await purge(db, options)).words);
  const owners = await purgeOwners(db, toMonthsBefore(now, OWNER_MONTHS), isDryRun);
  if (!isDryRun) await overwrite(db, place);
  const counts = [
    formatCount(purged.enquiries, "enquiry", "enquiries"),
    `${formatCount(purged.visitors, "visitor")} of open homes`,
    ...others,
    formatCount(owners, "owner"),
  ];
  const since = new Date(before).toISOString().slice(0, 10);
  console.log(
    `${isDryRun ? "Would erase" : "Erased"}, enquiries from before ${since}: ${counts.join(", ")}.`,
  );
}

/** "24mo" before now. Throws on anything but a number of months or days. */
export function toTimeBefore(now: number, age: string) {
  const [, count, unit] = /^(\d{1,4})(mo|d)$/.exec(age) ?? [];
  if (!count)
    throw new UsageError(`--older-than is ${JSON.stringify(age)}; accepted is 24mo (months) or 90d (days).`);
  return unit === "mo" ? toMonthsBefore(now, Number(count)) : now - Number(count) * DAY_MS;
}

/** By the address an enquiry came with, or one it was changed to. */
async function findByEmail(db: Database, email: string) {
  const sent = await db.selectFrom("enquiry").select("id").where("email", "=", email).execute();
  const amended = await findAmended(db, (fields) => fields.email?.toLowerCase() === email);
  const enquiries = [...new Set([...sent.map(({ id }) => id), ...amended])];
  return { enquiries, email };
}

/** By the number that stands in an enquiry, however it was typed; who shares a telephone is found as well. */
async function findByPhone(db: Database, text: string) {
  const phone = toPhoneDigits(text);
  if (!phone)
    throw new Error(`${JSON.stringify(text)} is neither an e-mail address nor a whole telephone number.`);
  const isTheirs = (fields: Record<string, string>) => toPhoneDigits(fields.phone ?? "") === phone;
  const all = await db.selectFrom("enquiry").select(["id", "fields"]).execute();
  const sent = all.filter(({ fields }) => isTheirs(readFields(fields))).map(({ id }) => id);
  const enquiries = [...new Set([...sent, ...(await findAmended(db, isTheirs))])];
  return { enquiries, email: undefined };
}

async function findAmended(db: Database, isTheirs: (fields: Record<string, string>) => boolean) {
  const amendments = await db.selectFrom("amendment").select(["enquiry_id", "fields"]).execute();
  return amendments.filter(({ fields }) => isTheirs(readFields(fields))).map(({ enquiry_id }) => enquiry_id);
}

/** Finds the stores that restores have left beside the present one. */
async function findReplacedStores(dataDir: string) {
  const names = await readdir(dataDir).catch(() => []);
  return names.filter((name) => name.includes(".replaced-")).map((name) => join(dataDir, name));
}

/** Deleted data stays in the database's files until it is overwritten. */
async function overwrite(db: Database, { databaseUrl }: Place) {
  if (databaseUrl) {
    for (const table of [
      "enquiry",
      "amendment",
      "notice",
      "handling",
      "handling_event",
      "booking",
      "contract_link",
      "open_visitor",
      "follower",
      "alert",
      "alert_match",
      "owner",
      "owner_key",
      "owner_report",
      ...findErasedTables(),
    ])
      await sql`vacuum full ${sql.table(table)}`.execute(db);
    return;
  }
  await sql`vacuum`.execute(db);
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  if (rows[0]?.busy) console.log("The write-ahead log was in use: run the command again to empty it.");
}

/** The tables of modules that erasing a person empties of theirs. */
function findErasedTables() {
  return moduleStores.flatMap(({ tables }) =>
    Object.entries(tables).flatMap(([name, kept]) => ("isErased" in kept ? [name] : [])),
  );
}
