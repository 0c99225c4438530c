import type { Database } from "#app/store/database.server.ts";
import { askForTime } from "../about-listing/inspection-schema.ts";

type Booked = {
  id: string;
  kind: string;
  fields: Readonly<Record<string, unknown>>;
  about?: { listing?: { id?: string } };
};

/** Adds a visitor who books an inspection to the sheet of its open home, in the transaction that stores the enquiry. */
export async function noteBooking(db: Database, { id, kind, fields, about }: Booked) {
  if (kind !== "inspection") return;
  const home = about?.listing?.id;
  const { time } = fields;
  await db.deleteFrom("booking").where("enquiry_id", "=", id).execute();
  if (!home || typeof time !== "string" || time === askForTime.value) return;
  await db.insertInto("booking").values({ enquiry_id: id, home_id: home, time, state: "booked" }).execute();
}

/** How many have booked each open home from a day on (at the agency, as 2026-11-28), by home and start; spam counts for nobody. */
export async function countBookings(db: Database, from: string) {
  const rows = await db
    .selectFrom("booking")
    .innerJoin("enquiry", "enquiry.id", "booking.enquiry_id")
    .select(["home_id", "time"])
    .select((each) => each.fn.countAll<number>().as("count"))
    .select((each) =>
      each.fn.count<number>("enquiry_id").filterWhere("state", "in", ["moved", "cancelled"]).as("untold"),
    )
    .where("time", ">=", from)
    .where("flag", "is", null)
    .groupBy(["home_id", "time"])
    .orderBy("time")
    .execute();
  return rows.map(({ home_id, time, count, untold }) => ({
    homeId: home_id,
    time,
    count: Number(count),
    untold: Number(untold),
  }));
}

/** Finds the bookings of an open home, with each visitor's newest values. */
export async function findBookings(db: Database, homeId: string, time: string) {
  const rows = await db
    .selectFrom("booking")
    .innerJoin("enquiry", "enquiry.id", "booking.enquiry_id")
    .select(["enquiry.id", "reference", "fields", "booking.state", "enquiry.created_at"])
    .where("home_id", "=", homeId)
    .where("time", "=", time)
    .where("flag", "is", null)
    .orderBy("enquiry.created_at")
    .execute();
  const ids = rows.map(({ id }) => id);
  const amendments =
    ids.length === 0
      ? []
      : await db
          .selectFrom("amendment")
          .select(["enquiry_id", "fields"])
          .where("enquiry_id", "in", ids)
          .orderBy("created_at")
          .execute();
  const newest = new Map(amendments.map(({ enquiry_id, fields }) => [enquiry_id, fields]));
  return rows.map((row) => ({ ...row, fields: newest.get(row.id) ?? row.fields }));
}

/** The open home is at another time, or without one off; whoever booked it is to be told. Within a transaction. */
export async function moveBookings(db: Database, homeId: string, from: string, to: string | undefined) {
  await db
    .updateTable("booking")
    .set(to ? { time: to, state: "moved" } : { state: "cancelled" })
    .where("home_id", "=", homeId)
    .where("time", "=", from)
    .where("state", "!=", "told")
    .execute();
}

/** Notes that they have been told. Returns false for whoever had been before. Within a transaction. */
export async function markBookersTold(db: Database, enquiryId: string) {
  const { numUpdatedRows } = await db
    .updateTable("booking")
    .set(({ eb }) => ({
      state: eb
        .case()
        .when("state", "=", "moved")
        .then("booked" as const)
        .else("told" as const)
        .end(),
    }))
    .where("enquiry_id", "=", enquiryId)
    .where("state", "in", ["moved", "cancelled"])
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
