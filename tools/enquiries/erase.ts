import { rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { toMailFolder } from "#app/enquiries/notices/mail-sender.server.ts";
import type { Database } from "#app/enquiries/store/database.server.ts";
import { readFields } from "./find.ts";

type Place = { dataDir: string; databaseUrl?: string };

/** Everything of a person: enquiries, their amendments and messages, the newsletter, mails written as files. */
export async function eraseByEmail(db: Database, address: string, place: Place) {
  const email = address.trim().toLowerCase();
  const subscribers = await db.selectFrom("subscriber").select("id").where("email", "=", email).execute();
  const enquiries = await findEnquiryIds(db, email);
  await erase(db, { enquiries, subscribers: subscribers.map(({ id }) => id) }, place);
  console.log(`Erased: ${enquiries.length} enquiries, ${subscribers.length} newsletter addresses.`);
}

type PurgeOptions = Place & { age: string; isDryRun: boolean; now: number };

/** Enquiries that have served their time, with everything that belongs to them. */
export async function purgeOlderThan(db: Database, { age, isDryRun, now, ...place }: PurgeOptions) {
  const before = toTimeBefore(now, age);
  const old = await db.selectFrom("enquiry").select("id").where("created_at", "<", before).execute();
  const since = new Date(before).toISOString().slice(0, 10);
  if (!isDryRun) await erase(db, { enquiries: old.map(({ id }) => id), subscribers: [] }, place);
  console.log(`${isDryRun ? "Would erase" : "Erased"}: ${old.length} enquiries from before ${since}.`);
}

/** "24mo" before now. Throws on anything but a number of months or days. */
export function toTimeBefore(now: number, age: string) {
  const [, count, unit] = /^(\d{1,4})(mo|d)$/.exec(age) ?? [];
  if (!count)
    throw new Error(`--older-than is ${JSON.stringify(age)}; accepted is 24mo (months) or 90d (days).`);
  const date = new Date(now);
  if (unit === "mo") date.setUTCMonth(date.getUTCMonth() - Number(count));
  else date.setUTCDate(date.getUTCDate() - Number(count));
  return date.getTime();
}

/** By the address an enquiry came with, or one it was changed to. */
async function findEnquiryIds(db: Database, email: string) {
  const enquiries = await db.selectFrom("enquiry").select("id").where("email", "=", email).execute();
  const amendments = await db.selectFrom("amendment").select(["enquiry_id", "fields"]).execute();
  const amended = amendments.filter(({ fields }) => readFields(fields).email?.toLowerCase() === email);
  return [...new Set([...enquiries.map(({ id }) => id), ...amended.map(({ enquiry_id }) => enquiry_id)])];
}

async function erase(
  db: Database,
  { enquiries, subscribers }: { enquiries: readonly string[]; subscribers: readonly string[] },
  place: Place,
) {
  const subjects = [...enquiries, ...subscribers];
  for (const subject of subjects) {
    const notices = await db.selectFrom("notice").select("id").where("subject_id", "=", subject).execute();
    await db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom("notice").where("subject_id", "=", subject).execute();
      await transaction.deleteFrom("amendment").where("enquiry_id", "=", subject).execute();
      await transaction.deleteFrom("enquiry").where("id", "=", subject).execute();
      await transaction.deleteFrom("subscriber").where("id", "=", subject).execute();
    });
    for (const { id } of notices) await rm(join(toMailFolder(place.dataDir), `${id}.eml`), { force: true });
  }
  if (subjects.length > 0) await overwrite(db, place);
}

/** What was deleted is still in the database's files until it is written over. */
async function overwrite(db: Database, { databaseUrl }: Place) {
  if (databaseUrl) {
    for (const table of ["enquiry", "amendment", "notice", "subscriber"])
      await sql`vacuum full ${sql.table(table)}`.execute(db);
    return;
  }
  await sql`vacuum`.execute(db);
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  if (rows[0]?.busy) console.log("The write-ahead log was in use: run the command again to empty it.");
}
