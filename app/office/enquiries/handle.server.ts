import { isInLog, writeLog } from "#app/office/log/log.server.ts";
import type { Person } from "#app/office/people/people.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { addNotices, type NewNotice } from "#app/store/outbox/notices.server.ts";
import type { HandlingRow } from "../store/office-rows.ts";

type Handle = {
  /** The form's submission id: sent again, nothing more is done. */
  id: string;
  enquiry: { id: string; reference: string; state: string; assignee: string | null };
  person: Pick<Person, "id" | "name">;
  /** The version that the person saw. */
  version: number;
  kind: string;
  text?: string;
  now: number;
};

export type Change = {
  set?: Partial<Pick<HandlingRow, "state" | "assignee_id" | "answered_at">>;
  notices?: readonly NewNotice[];
  /** In the same transaction. */
  also?: (db: Database) => Promise<unknown>;
  after?: object;
};

class ChangedMeanwhile extends Error {}

/**
 * Does one thing with an enquiry, once, and writes it down. "changed": somebody else has changed the enquiry since the
 * person saw it, and nothing is done.
 */
export async function handleEnquiry(db: Database, handle: Handle, change: Change) {
  try {
    return await db.transaction().execute(async (transaction) => {
      if (!(await addEvent(transaction, handle))) return "repeated";
      await setHandling(transaction, handle, change);
      await addNotices(transaction, {
        subjectId: handle.enquiry.id,
        notices: change.notices ?? [],
        state: "waiting",
        now: handle.now,
      });
      await change.also?.(transaction);
      const { enquiry, person, kind: intent, now } = handle;
      // The states, never what was written.
      const before = { state: enquiry.state, assignee: enquiry.assignee };
      const after = change.after && { ...before, ...change.after };
      await writeLog(transaction, { person, intent, subject: enquiry.reference, before, after, now });
      return "done";
    });
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return "changed";
    throw error;
  }
}

/** Whether a form was carried out before: it came twice. */
export async function wasHandled(db: Database, submission: string) {
  const event = db.selectFrom("handling_event").select("id").where("id", "=", submission);
  // After an erasure only the log is left.
  return (await event.executeTakeFirst()) !== undefined || isInLog(db, submission);
}

type Event = Omit<Handle, "enquiry" | "version"> & { enquiry: Pick<Handle["enquiry"], "id"> };

/** Writes down what was done with an enquiry; false when it was done before. Within a transaction. */
export async function addEvent(db: Database, { id, enquiry, person, kind, text = "", now }: Event) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("handling_event")
    .values({ id, enquiry_id: enquiry.id, person_id: person.id, kind, text, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** A note changes nothing, so it never comes too late. */
async function setHandling(db: Database, { enquiry, version }: Handle, { set }: Change) {
  if (!set) return;
  const { numUpdatedRows } = await db
    .updateTable("handling")
    .set({ ...set, version: version + 1 })
    .where("enquiry_id", "=", enquiry.id)
    .where("version", "=", version)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new ChangedMeanwhile();
}
