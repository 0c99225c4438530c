import type { Database } from "#app/store/database.server.ts";
import type { EnquiryFields } from "../enquiry.ts";
import type { AmendmentRow } from "./enquiry-rows.ts";
import { readFields, readSubject } from "./read-stored.ts";

/** Finds the latest amendment's fields, by enquiry, for those that have one. */
export async function findNewestFields(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const amendments = await db
    .selectFrom("amendment")
    .select(["enquiry_id", "fields"])
    .where("enquiry_id", "in", ids)
    .orderBy("created_at")
    .execute();
  return new Map(amendments.map(({ enquiry_id, fields }) => [enquiry_id, fields]));
}

/** Adds an amendment. False if it was stored before. */
export async function addAmendment(db: Database, amendment: AmendmentRow) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("amendment")
    .values(amendment)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Finds the amendments of an enquiry, oldest first. */
export function findAmendments(db: Database, id: string) {
  return db
    .selectFrom("amendment")
    .select(["id", "kind", "fields", "created_at"])
    .where("enquiry_id", "=", id)
    .orderBy("created_at")
    .execute();
}

export type Contact = { kind: string; fields: EnquiryFields };

/** The values that the visitor sent last. */
export async function getContact(db: Database, id: string): Promise<Contact | undefined> {
  const found = await db
    .selectFrom("enquiry")
    .leftJoin("amendment", "amendment.enquiry_id", "enquiry.id")
    .select(["enquiry.kind", "enquiry.fields", "amendment.fields as amended"])
    .where("enquiry.id", "=", id)
    .orderBy("amendment.created_at", "desc")
    .executeTakeFirst();
  return found && { kind: found.kind, fields: readFields(found.amended ?? found.fields) };
}

/** Whether an enquiry asks about a home, or has booked it. */
export async function isOfHome(db: Database, id: string, homeId: string) {
  const found = await db
    .selectFrom("enquiry")
    .leftJoin("booking", "booking.enquiry_id", "enquiry.id")
    .select(["about", "booking.home_id"])
    .where("enquiry.id", "=", id)
    .executeTakeFirst();
  return found !== undefined && [found.home_id, readSubject(found.about)?.listing?.id].includes(homeId);
}
