import { isBooking } from "#app/enquiries/about-listing/inspection-schema.ts";
import type { Enquiry, EnquiryKind } from "#app/enquiries/enquiry.ts";
import { openHomeKind } from "#app/enquiries/open-home-kind.ts";
import type { NoteEnquiry } from "#app/enquiries/saved-enquiry.ts";
import { findNewestFields } from "#app/enquiries/store/newest-values.server.ts";
import { readFields, readSubject } from "#app/enquiries/store/read-stored.ts";
import type { Database } from "#app/store/database.server.ts";
import { keepWords } from "./enquiry-words.server.ts";
import { PROMISED_MS } from "./promise.ts";
import { toPhone } from "./words.ts";

const BATCH = 500;

type Handled = Pick<Enquiry, "fields" | "about"> & {
  id: string;
  kind: Pick<EnquiryKind, "name">;
  reference: string;
};

/**
 * Whether an answer is promised. Visitors noted at an open home were answered there unless they want a call; bookings
 * of a listed time are confirmed, unless they contain a message.
 */
function isWaitedFor(enquiry: Pick<Handled, "kind" | "fields" | "about">) {
  if (enquiry.kind.name === openHomeKind.name) return enquiry.fields.callBack === true;
  return !isBooking(enquiry) || Boolean(enquiry.fields.message);
}

/** Makes an enquiry wait for its answer; amended, it waits again if it was answered. */
export const handleSaved: NoteEnquiry = (db, enquiry, { outcome, reference, now }) =>
  outcome === "amended" ? reopenHandling(db, enquiry, now) : addHandling(db, { ...enquiry, reference }, now);

/** Makes an enquiry wait for its answer. An overdue one, of a time without this module, counts as answered. */
async function addHandling(db: Database, enquiry: Handled, received: number, now = received) {
  const isOverdue = received + PROMISED_MS <= now;
  const waits = isWaitedFor(enquiry) && !isOverdue;
  await db
    .insertInto("handling")
    .values({
      enquiry_id: enquiry.id,
      state: waits ? "new" : "answered",
      assignee_id: null,
      agent_email: enquiry.about?.agent?.email?.toLowerCase() ?? null,
      phone: toPhone(enquiry.fields),
      created_at: received,
      due_at: received + PROMISED_MS,
      reminded_at: null,
      answered_at: waits ? null : now,
      version: 1,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await keepWords(db, enquiry.id, enquiry);
}

/** Handles an amendment: adds its words to the search and, if the enquiry was answered, makes it wait again. */
async function reopenHandling(
  db: Database,
  { id, kind, fields, about }: Pick<Handled, "id" | "kind" | "fields" | "about">,
  now: number,
) {
  const known = await getHandling(db, id);
  if (!known) return;
  await db
    .updateTable("handling")
    .set({ version: known.version + 1 })
    .set(fields.phone === undefined ? {} : { phone: toPhone(fields) })
    .set(known.state === "answered" && isWaitedFor({ kind, fields, about }) ? toWaiting(now) : {})
    .where("enquiry_id", "=", id)
    .execute();
  await keepWords(db, id, { fields });
}

/** Handles a visitor's request for a call: if their enquiry was answered, it waits again. */
export async function askForCall(db: Database, id: string, now: number) {
  const known = await getHandling(db, id);
  if (!known) return;
  await db
    .updateTable("handling")
    .set({ version: known.version + 1 })
    .set(known.state === "answered" ? toWaiting(now) : {})
    .where("enquiry_id", "=", id)
    .execute();
}

function getHandling(db: Database, id: string) {
  return db
    .selectFrom("handling")
    .select(["state", "version"])
    .where("enquiry_id", "=", id)
    .executeTakeFirst();
}

function toWaiting(now: number) {
  return { state: "taken", due_at: now + PROMISED_MS, answered_at: null, reminded_at: null } as const;
}

/** Handles enquiries that came while the site had no such module. */
export async function handleMissed(db: Database, now: number) {
  for (;;) {
    const unhandled = await db
      .selectFrom("enquiry")
      .leftJoin("handling", "handling.enquiry_id", "enquiry.id")
      .select(["enquiry.id", "reference", "kind", "fields", "about", "enquiry.created_at"])
      .where("handling.enquiry_id", "is", null)
      .limit(BATCH)
      .execute();
    if (unhandled.length === 0) return;
    const newest = await findNewestFields(
      db,
      unhandled.map(({ id }) => id),
    );
    await db.transaction().execute(async (transaction) => {
      for (const { kind, fields, about, created_at, ...enquiry } of unhandled) {
        const latest = readFields(newest.get(enquiry.id) ?? fields);
        const read = { ...enquiry, kind: { name: kind }, fields: latest, about: readSubject(about) };
        await addHandling(transaction, read, created_at, now);
      }
    });
  }
}

/** Before the office opens for the first time, enquiries that are overdue count as answered. */
export async function startHandling(db: Database, now: number) {
  await handleMissed(db, now);
  await db
    .updateTable("handling")
    .set({ state: "answered", answered_at: now })
    .where("state", "=", "new")
    .where("due_at", "<=", now)
    .execute();
}
