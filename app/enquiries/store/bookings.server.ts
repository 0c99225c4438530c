import { toPhoneDigits } from "#app/region/phone.ts";
import type { Database } from "#app/store/database.server.ts";
import { lock } from "#app/store/tasks.server.ts";
import { inspectionKind } from "../about-listing/inspection-schema.ts";
import { askForTime } from "../booked-time.ts";
import type { Enquiry } from "../enquiry.ts";
import type { BookingRow, EnquiryRow } from "./enquiry-rows.ts";
import { findNewestFields } from "./newest-values.server.ts";
import { readFields } from "./read-stored.ts";

type Booked = Pick<Enquiry, "kind" | "fields" | "about"> & { id: string };

/** Adds a booking to the open home's sheet, in the transaction that stores the enquiry. */
export async function noteBooking(db: Database, { id, kind, fields, about }: Booked) {
  if (kind.name !== inspectionKind.name) return;
  await db.deleteFrom("booking").where("enquiry_id", "=", id).execute();
  const open = toOpen({ kind, fields, about });
  if (open)
    await db
      .insertInto("booking")
      .values({ enquiry_id: id, ...open, state: "booked" })
      .execute();
}

/**
 * Finds an earlier booking of the same open home with the same e-mail address and phone number, so that nobody learns
 * from an address alone where its owner goes. Within a transaction, so that simultaneous forms book in turn.
 */
export async function findBookedBefore(db: Database, asked: Omit<Booked, "id">, now: number) {
  const open = toOpen(asked);
  if (!open) return undefined;
  await lock(db, "bookings", now);
  const bookings = await findBookings(db, { homeId: open.home_id, time: open.time });
  const person = toPerson(asked.fields);
  return bookings.find(
    ({ state, fields }) =>
      state !== "told" && state !== "cancelled" && toPerson(readFields(fields)) === person,
  )?.id;
}

function toPerson({ email, phone }: Booked["fields"]) {
  return `${email} ${toPhoneDigits(String(phone)) ?? phone}`.toLowerCase();
}

function toOpen({ kind, fields: { time }, about }: Omit<Booked, "id">) {
  const home_id = about?.listing?.id;
  if (kind.name !== inspectionKind.name || !home_id || typeof time !== "string" || time === askForTime.value)
    return undefined;
  return { home_id, time };
}

/** A booking, with its visitor's latest values. */
export type FoundBooking = Pick<EnquiryRow, "id" | "reference" | "fields" | "about" | "created_at"> &
  Pick<BookingRow, "home_id" | "time" | "state" | "known_time" | "tell_at">;

/** Finds the bookings of an open home, that of an enquiry, or those whose visitors have to be told by now (ms). */
export async function findBookings(
  db: Database,
  which: { homeId: string; time: string } | { enquiryId: string } | { dueBy: number },
): Promise<FoundBooking[]> {
  const rows = await db
    .selectFrom("booking")
    .innerJoin("enquiry", "enquiry.id", "booking.enquiry_id")
    .select(["enquiry.id", "reference", "fields", "about", "enquiry.created_at"])
    .select(["home_id", "time", "booking.state", "known_time", "tell_at"])
    .where("flag", "is", null)
    .where((where) => {
      if ("enquiryId" in which) return where("enquiry.id", "=", which.enquiryId);
      if ("dueBy" in which) return where("tell_at", "<=", which.dueBy);
      return where.and([where("home_id", "=", which.homeId), where("time", "=", which.time)]);
    })
    .orderBy("enquiry.created_at")
    .execute();
  const newest = await findNewestFields(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, fields: newest.get(row.id) ?? row.fields }));
}
