import { toAgencyTime } from "#app/agency/agency-time.ts";
import { inspectionKind } from "#app/enquiries/about-listing/inspection-schema.ts";
import { CANCELLED } from "#app/enquiries/booked-time.ts";
import { type FoundBooking, findBookings } from "#app/enquiries/store/bookings.server.ts";
import { addAmendment } from "#app/enquiries/store/newest-values.server.ts";
import { readFields } from "#app/enquiries/store/read-stored.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { lock } from "#app/store/tasks.server.ts";

/** Counts the bookings of each open home from a day on (at the agency, as 2026-11-28), by home and start; no spam. */
export async function countBookings(db: Database, from: string) {
  const rows = await db
    .selectFrom("booking")
    .innerJoin("enquiry", "enquiry.id", "booking.enquiry_id")
    .select(["home_id", "time"])
    .select((each) => each.fn.countAll<number>().as("count"))
    .select((each) =>
      each.fn.count<number>("enquiry_id").filterWhere("state", "in", untoldStates).as("untold"),
    )
    .select((each) => each.fn.max("about").as("about"))
    .where("time", ">=", from)
    .where("flag", "is", null)
    .groupBy(["home_id", "time"])
    .orderBy("time")
    .execute();
  return rows.map(({ home_id, time, count, untold, about }) => ({
    homeId: home_id,
    time,
    /** The home as it was booked. */
    about,
    count: Number(count),
    untold: Number(untold),
  }));
}

/**
 * Moves a booking to another open home of its home or, without one, cancels it, as the visitor's amendment. Returns the
 * booking as it was; undefined where the same was done before. Within a transaction.
 */
export async function changeBooking(
  db: Database,
  { enquiryId, to }: { enquiryId: string; to?: string },
  now: number,
) {
  await lock(db, "bookings", now);
  const [booking] = await findBookings(db, { enquiryId });
  if (!booking || booking.time === to) return undefined;
  const fields = JSON.stringify({ ...readFields(booking.fields), time: to ?? CANCELLED });
  const { name: kind } = inspectionKind;
  await addAmendment(db, { id: makeId(now), enquiry_id: enquiryId, kind, fields, created_at: now });
  if (to)
    await db
      .updateTable("booking")
      .set({ time: to, state: "booked", known_time: null, tell_at: null })
      .where("enquiry_id", "=", enquiryId)
      .execute();
  else await db.deleteFrom("booking").where("enquiry_id", "=", enquiryId).execute();
  return { booking, fields: readFields(fields) };
}

/** States of bookings whose visitors have not been told of the change. */
export const untoldStates: FoundBooking["state"][] = ["moved", "cancelled", "back"];

/** A delay, so that a slip corrected at once is not mailed. */
const TELL_AFTER_MS = 10 * 60_000;

/**
 * Moves the bookings of an open home to another time, or cancels them without one. Visitors are told in ten minutes,
 * unless the change is undone by then. Within a transaction.
 */
export async function moveBookings(
  db: Database,
  { homeId, from, to }: { homeId: string; from: string; to?: string },
  now: number,
) {
  const tell_at = now + TELL_AFTER_MS;
  const atThatTime = db.updateTable("booking").where("home_id", "=", homeId).where("time", "=", from);
  // Visitors who were told of a cancellation that is undone, or whose booking was cancelled before they were told.
  await atThatTime
    .set(to ? { time: to, state: "back", tell_at } : { state: "told", tell_at: null })
    .where("state", "in", ["told", "back"])
    .execute();
  await atThatTime
    .set(({ fn, ref }) => ({ known_time: fn.coalesce("known_time", ref("time")) }))
    .set({ ...(to ? { time: to, state: "moved" } : { state: "cancelled" }), tell_at })
    .where("state", "not in", ["told", "back"])
    .execute();
  if (!to) return;
  await db
    .updateTable("booking")
    .set({ state: "booked", known_time: null, tell_at: null })
    .where("home_id", "=", homeId)
    .where("time", "=", to)
    .where("known_time", "=", to)
    .execute();
}

/** Moves bookings to a home's new listing that is open at the same time, without a mail. Within a transaction. */
export async function moveBookingsTo(
  db: Database,
  homeId: string,
  { from, next }: { from: string; next: string },
) {
  await db
    .updateTable("booking")
    .set({ home_id: next })
    .where("home_id", "=", homeId)
    .where("time", "=", from)
    .execute();
}

/** Marks visitors as told. False for those told before, or whose news has changed. Within a transaction. */
export async function markBookerTold(
  db: Database,
  { id, state, time }: Pick<FoundBooking, "id" | "state" | "time">,
) {
  const { numUpdatedRows } = await db
    .updateTable("booking")
    .set({ state: state === "cancelled" ? "told" : "booked", known_time: null, tell_at: null })
    .where("enquiry_id", "=", id)
    .where("state", "=", state)
    .where("state", "in", untoldStates)
    .where("time", "=", time)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Whether the time that the visitor knows had passed when it was changed: then a mail comes too late. */
export function isTooLate({ known_time, time }: Pick<FoundBooking, "known_time" | "time">, now: number) {
  return (known_time ?? time) < toAgencyTime(now - TELL_AFTER_MS);
}
