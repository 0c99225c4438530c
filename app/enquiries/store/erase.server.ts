import { rm } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import type { Database } from "#app/store/database.server.ts";
import { forgetMailsTo } from "#app/store/outbox/mails-to.server.ts";
import { toMailFolder } from "#app/store/store-files.server.ts";

/** Erases an enquiry or a subscriber with everything that belongs to it, mails written as files included. */
export async function eraseSubject(db: Database, subject: string, dataDir: string) {
  const notices = await db
    .selectFrom("notice")
    .select("id")
    // Digests written as files quote enquiries.
    .where((where) => where.or([where("subject_id", "=", subject), where("kind", "=", "digest")]))
    .execute();
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("notice").where("subject_id", "=", subject).execute();
    await transaction.deleteFrom("handling_event").where("enquiry_id", "=", subject).execute();
    await transaction.deleteFrom("handling").where("enquiry_id", "=", subject).execute();
    await transaction.deleteFrom("booking").where("enquiry_id", "=", subject).execute();
    await transaction.deleteFrom("amendment").where("enquiry_id", "=", subject).execute();
    await transaction.deleteFrom("enquiry").where("id", "=", subject).execute();
    await transaction.deleteFrom("subscriber").where("id", "=", subject).execute();
  });
  await removeMailFiles(notices, dataDir);
}

/** Erases every message to an e-mail address: links of shortlists and news of open homes belong to no enquiry. */
export async function eraseMailsTo(db: Database, email: string, dataDir: string) {
  const candidates = await db
    .selectFrom("notice")
    .select(["id", "payload"])
    .where((where) => where(where.fn<string>("lower", ["payload"]), "like", `%"${email}"%`))
    .execute();
  const theirs = candidates.filter(({ payload }) => {
    const read = v.safeParse(addressedSchema, JSON.parse(payload));
    return read.success && read.output.to.address.toLowerCase() === email;
  });
  await forgetMailsTo(db, email);
  for (const { id } of theirs) await db.deleteFrom("notice").where("id", "=", id).execute();
  await removeMailFiles(theirs, dataDir);
  return theirs.length;
}

const addressedSchema = v.object({ to: v.object({ address: v.string() }) });

async function removeMailFiles(notices: readonly { id: string }[], dataDir: string) {
  for (const { id } of notices)
    for (const name of [`${id}.eml`, `${id}.eml.part`])
      await rm(join(toMailFolder(dataDir), name), { force: true });
}

/** The ids of enquiries received before a time (ms). */
export async function findOldEnquiries(db: Database, before: number) {
  const old = await db.selectFrom("enquiry").select("id").where("created_at", "<", before).execute();
  return old.map(({ id }) => id);
}

/** The ids of newsletter addresses that unsubscribed, or were asked and have not confirmed, before a time (ms). */
export async function findLapsedSubscribers(db: Database, before: number) {
  const lapsed = await db
    .selectFrom("subscriber")
    .select("id")
    .where((where) =>
      where.or([
        where.and([where("state", "=", "left"), where("left_at", "<", before)]),
        where.and([where("state", "=", "asked"), where("asked_at", "<", before)]),
      ]),
    )
    .execute();
  return lapsed.map(({ id }) => id);
}

/** The same day that many months before (ms), or the last day of a shorter month. */
export function toMonthsBefore(now: number, months: number) {
  const date = new Date(now);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - months);
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}
