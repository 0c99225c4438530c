import { setImmediate } from "node:timers/promises";
import type { Person, PurgeOptions } from "#app/core/module-store.ts";
import { toPhoneDigits } from "#app/region/phone.ts";
import { toMonthsBefore } from "#app/region/time.ts";
import type { Database } from "#app/store/database.server.ts";
import { removeMailFiles } from "#app/store/outbox/mail-files.server.ts";
import { dropNoticesOf } from "#app/store/outbox/notices-of.server.ts";
import { findIdsOfKind } from "#app/store/outbox/queued.server.ts";
import { type EnquiryFields, getEmail } from "../enquiry.ts";
import { openHomeKind } from "../open-home-kind.ts";
import { readFields } from "./read-stored.ts";

/** How long open home visitors are kept, as the privacy page says. */
export const VISITORS_KEPT_MONTHS = 12;

/** Erases the enquiries of a person, by the address or number in them or in an amendment. Returns how many. */
export async function eraseEnquiriesOf(db: Database, person: Person, dataDir: string) {
  const found = await findEnquiriesOf(db, person);
  for (const id of found) await eraseSubject(db, id, dataDir);
  return found.length;
}

/** Finds enquiries of anybody with the same phone number, too. */
async function findEnquiriesOf(db: Database, person: Person) {
  const isTheirs = ({ fields }: { fields: string }) => isOf(person, readFields(fields));
  const sent = db.selectFrom("enquiry").select(["id", "fields"]);
  const found =
    "email" in person
      ? await sent.where("email", "=", person.email).execute()
      : (await sent.execute()).filter(isTheirs);
  const amended = await db.selectFrom("amendment").select(["enquiry_id as id", "fields"]).execute();
  return [...new Set([...found, ...amended.filter(isTheirs)].map(({ id }) => id))];
}

function isOf(person: Person, fields: EnquiryFields) {
  if ("email" in person) return getEmail(fields).toLowerCase() === person.email;
  return toPhoneDigits(String(fields.phone)) === person.phone;
}

/** Erases old enquiries, and open home visitors without a booking after twelve months. Returns how many. */
export async function purgeEnquiries(db: Database, { dataDir, before, now, ...options }: PurgeOptions) {
  const { isDryRun = false, isStopping = () => isDryRun } = options;
  const enquiries = await findOldEnquiries(db, before, toMonthsBefore(now, VISITORS_KEPT_MONTHS));
  for (const id of enquiries) {
    if (isStopping()) break;
    await eraseSubject(db, id, dataDir);
    // node:sqlite is synchronous, so let requests run in between.
    await setImmediate();
  }
  return enquiries.length;
}

/**
 * Erases an enquiry with everything that belongs to it, including mails written as files. Rows of features go with it
 * by their foreign key (on delete cascade).
 */
export async function eraseSubject(db: Database, subject: string, dataDir: string) {
  const removed = await db.transaction().execute(async (transaction) => {
    const notices = await dropNoticesOf(transaction, subject);
    await transaction.deleteFrom("booking").where("enquiry_id", "=", subject).execute();
    await transaction.deleteFrom("enquiry").where("id", "=", subject).execute();
    // Digests written as files quote enquiries.
    return [...notices, ...(await findIdsOfKind(transaction, "digest"))];
  });
  await removeMailFiles(removed, dataDir);
}

/** Finds the ids of enquiries received before a time (ms), and of visitors noted at doors before another. */
async function findOldEnquiries(db: Database, before: number, notedBefore: number) {
  const old = await db
    .selectFrom("enquiry")
    .select("id")
    .where((where) =>
      where.or([
        where("created_at", "<", before),
        where.and([where("kind", "=", openHomeKind.name), where("created_at", "<", notedBefore)]),
      ]),
    )
    .execute();
  return old.map(({ id }) => id);
}
