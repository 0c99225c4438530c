import { createHash, randomInt } from "node:crypto";
import { noteEnquiry } from "#app/slots/enquiries.server.ts";
import { type Database, inTransaction } from "#app/store/database.server.ts";
import { takeMailTo } from "#app/store/outbox/mails-to.server.ts";
import { addNotices, type NewNotice } from "#app/store/outbox/notices.server.ts";
import { getEmail } from "./enquiry.ts";
import { ACKNOWLEDGEMENT, type SavedEnquiry, type SentEnquiry, type ToNotices } from "./saved-enquiry.ts";
import { findBookedBefore, noteBooking } from "./store/bookings.server.ts";
import { addAmendment } from "./store/newest-values.server.ts";
import { toList } from "./store/read-stored.ts";

type SaveOptions = { now: number; toNotices: ToNotices };

/**
 * Stores the enquiry and its notices in one transaction. The same submission id again returns the same reference: equal
 * values store nothing new, different ones an amendment with its own notices. Repeating a booking does the same.
 */
export function saveEnquiry(db: Database, asked: SentEnquiry, { now, toNotices }: SaveOptions) {
  return inTransaction(db, async (transaction): Promise<SavedEnquiry> => {
    const booked = asked.flag ? undefined : await findBookedBefore(transaction, asked, now);
    const enquiry = { ...asked, id: booked ?? asked.id };
    const saved = await insertOrAmend(transaction, enquiry, now);
    if (saved.outcome !== "repeated") {
      for (const note of noteEnquiry) await note(transaction, enquiry, { ...saved, now });
      const state = enquiry.flag ? "held" : "waiting";
      const notices = await limitMails(transaction, toNotices(asked, saved), { ...enquiry, now });
      await addNotices(transaction, { subjectId: enquiry.id, notices, state, now });
    }
    return enquiry.id === asked.id ? saved : { ...saved, wasBooked: true };
  });
}

type Limit = Pick<SentEnquiry, "fields" | "flag"> & { now: number };

/** Anybody can type another's address, so each gets only a few mails an hour. Beyond that only the agency is told. */
async function limitMails(db: Database, notices: readonly NewNotice[], { fields, flag, now }: Limit) {
  const isToVisitor = ({ kind }: NewNotice) => kind === ACKNOWLEDGEMENT;
  // Notices of a held enquiry are sent once the office releases it.
  if (flag || !notices.some(isToVisitor) || (await takeMailTo(db, getEmail(fields), now))) return notices;
  return notices.filter((notice) => !isToVisitor(notice));
}

async function insertOrAmend(db: Database, enquiry: SentEnquiry, now: number): Promise<SavedEnquiry> {
  const fields = JSON.stringify(enquiry.fields);
  for (;;) {
    const reference = makeReference();
    if (await insertEnquiry(db, enquiry, { reference, fields, now })) {
      await noteBooking(db, enquiry);
      return { reference, outcome: "saved" };
    }
    const known = await db
      .selectFrom("enquiry")
      .select(["reference", "kind", "fields"])
      .where("id", "=", enquiry.id)
      .executeTakeFirst();
    // The reference was taken, not the id: try another one.
    if (!known) continue;
    const isSame = known.fields === fields && known.kind === enquiry.kind.name;
    const isAmended = !isSame && (await insertAmendment(db, enquiry, { fields, now }));
    if (isAmended) await noteBooking(db, enquiry);
    return { reference: known.reference, outcome: isAmended ? "amended" : "repeated" };
  }
}

async function insertEnquiry(
  db: Database,
  enquiry: SentEnquiry,
  { reference, fields, now }: { reference: string; fields: string; now: number },
) {
  const { id, kind, about, campaign, flag } = enquiry;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("enquiry")
    .values({
      id,
      reference,
      kind: kind.name,
      fields,
      about: about ? JSON.stringify(about) : null,
      campaign: campaign ? JSON.stringify(campaign) : null,
      listing_id: about?.listing?.id ?? null,
      listing_list: toList(about) ?? null,
      email: getEmail(enquiry.fields).toLowerCase(),
      flag: flag ?? null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Uses a hash of the values as id, so that an amendment, too, is stored once. */
function insertAmendment(
  db: Database,
  { id, kind }: SentEnquiry,
  { fields, now }: { fields: string; now: number },
) {
  const digest = createHash("sha256").update(`${kind.name}\n${fields}`).digest("base64url");
  const amendment = { id: `${id}.${digest}`, enquiry_id: id, kind: kind.name, fields, created_at: now };
  return addAmendment(db, amendment);
}

// Without 0 O 1 I L U: nothing to mishear on the phone, and no words.
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const GROUP = 4;

/** Makes a reference that is easy to read out: "7KQ4-M2XD". */
function makeReference() {
  const letters = Array.from({ length: 2 * GROUP }, () => alphabet[randomInt(alphabet.length)]).join("");
  return `${letters.slice(0, GROUP)}-${letters.slice(GROUP)}`;
}
