import type { Database } from "#app/store/database.server.ts";
import { addNotices, type NewNotice } from "#app/store/outbox/notices.server.ts";
import type { HandlingRow } from "../store/handling-rows.ts";

type Handle = {
  /** The form's submission id; submitting it again has no effect. */
  id: string;
  enquiryId: string;
  /** The acting person's id in the office. */
  personId: string;
  /** The version that the person saw. */
  version: number;
  kind: string;
  text?: string;
  now: number;
};

type Change = {
  set?: Partial<Pick<HandlingRow, "state" | "assignee_id" | "answered_at">>;
  notices?: readonly NewNotice[];
  /** Further work in the same transaction. */
  also?: (db: Database) => Promise<unknown>;
};

class ChangedMeanwhile extends Error {}

/**
 * Carries out one action on an enquiry, once, and records it. Returns "changed", without doing anything, when somebody
 * else has changed the enquiry since the person saw it.
 */
export async function handleEnquiry(db: Database, handle: Handle, { set, notices = [], also }: Change) {
  try {
    return await db.transaction().execute(async (transaction) => {
      if (!(await addEvent(transaction, handle))) return "repeated";
      // A note does not change the enquiry, so it is saved even if somebody else has changed that meanwhile.
      if (set) await setHandling(transaction, handle, set);
      const { enquiryId: subjectId, now } = handle;
      await addNotices(transaction, { subjectId, notices, state: "waiting", now });
      await also?.(transaction);
      return "done";
    });
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return "changed";
    throw error;
  }
}

/** Whether a form was carried out before, because it was submitted twice. */
export async function hasEvent(db: Database, id: string) {
  return (await findEventIds(db, [id])).has(id);
}

/** Records an action on an enquiry; false when it was recorded before. Within a transaction. */
export async function addEvent(
  db: Database,
  { id, enquiryId, personId, kind, text = "", now }: Omit<Handle, "version">,
) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("handling_event")
    .values({ id, enquiry_id: enquiryId, person_id: personId, kind, text, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Finds which events were recorded before, by id. */
export async function findEventIds(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Set<string>();
  const known = await db.selectFrom("handling_event").select("id").where("id", "in", ids).execute();
  return new Set(known.map(({ id }) => id));
}

/** Finds the names of the people who acted on some enquiries, by enquiry and time. */
export async function findAuthors(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const events = await db
    .selectFrom("handling_event")
    .innerJoin("person", "person.id", "handling_event.person_id")
    .select(["enquiry_id", "handling_event.created_at", "person.name"])
    .where("enquiry_id", "in", ids)
    .execute();
  return new Map(events.map(({ enquiry_id, created_at, name }) => [`${enquiry_id} ${created_at}`, name]));
}

async function setHandling(db: Database, { enquiryId, version }: Handle, set: NonNullable<Change["set"]>) {
  const { numUpdatedRows } = await db
    .updateTable("handling")
    .set({ ...set, version: version + 1 })
    .where("enquiry_id", "=", enquiryId)
    .where("version", "=", version)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new ChangedMeanwhile();
}
