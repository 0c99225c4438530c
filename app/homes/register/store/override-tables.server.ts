import type { Transaction } from "kysely";
import type { Tables } from "#app/store/tables.ts";

const ROWS_A_BATCH = 500;

/** What the office says of homes, what it has done with them, and who booked which inspection. */
export async function createOverrideTables(db: Transaction<Tables>) {
  await db.schema
    .createTable("override")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("home_id", "text", (column) => column.notNull())
    .addColumn("part", "text", (column) => column.notNull())
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("author", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("ended_by", "text")
    .addColumn("ended_at", "bigint")
    .execute();
  await db.schema
    .createTable("home_act")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("home_id", "text", (column) => column.notNull())
    .addColumn("author", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("booking")
    .addColumn("enquiry_id", "text", (column) => column.primaryKey())
    .addColumn("home_id", "text", (column) => column.notNull())
    .addColumn("time", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("override_home").on("override").column("home_id").execute();
  await db.schema.createIndex("home_act_home").on("home_act").column("home_id").execute();
  await db.schema.createIndex("booking_time").on("booking").columns(["time", "home_id"]).execute();
  await bookEarlierEnquiries(db);
}

/** Inspections that were booked before there was a table of them. */
async function bookEarlierEnquiries(db: Transaction<Tables>) {
  for (let after = ""; ; ) {
    const enquiries = await db
      .selectFrom("enquiry")
      .select(["id", "fields", "about"])
      .where("kind", "=", "inspection")
      .where("id", ">", after)
      .orderBy("id")
      .limit(ROWS_A_BATCH)
      .execute();
    const last = enquiries.at(-1);
    if (!last) return;
    after = last.id;
    const bookings = enquiries.flatMap(({ id, fields, about }) => {
      const time: unknown = JSON.parse(fields).time;
      const home: unknown = JSON.parse(about ?? "{}").listing?.id;
      const isBooked = typeof time === "string" && time !== "ask" && typeof home === "string";
      return isBooked ? [{ enquiry_id: id, home_id: home, time, state: "booked" as const }] : [];
    });
    if (bookings.length > 0) await db.insertInto("booking").values(bookings).execute();
  }
}
