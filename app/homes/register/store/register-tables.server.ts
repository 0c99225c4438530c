import type { Transaction } from "kysely";
import type { Tables } from "#app/store/tables.ts";

/** The homes of the feed, their versions, the files that brought them, and their pictures. */
export async function createRegisterTables(db: Transaction<Tables>) {
  await db.schema
    .createTable("feed_file")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("digest", "text", (column) => column.notNull().unique())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("reason", "text")
    .addColumn("counts", "text", (column) => column.notNull())
    .addColumn("listings", "text", (column) => column.notNull())
    .addColumn("received_at", "bigint", (column) => column.notNull())
    .addColumn("finished_at", "bigint")
    .execute();
  await db.schema
    .createTable("register")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("agent_id", "text", (column) => column.notNull())
    .addColumn("unique_id", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("offer", "text", (column) => column.notNull())
    .addColumn("position", "integer")
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("mod_time", "text")
    .addColumn("pinned_until", "text")
    .addColumn("hash", "text", (column) => column.notNull())
    .addColumn("address", "text")
    .addColumn("newest_version", "text", (column) => column.notNull())
    .addColumn("published_version", "text")
    .addColumn("waits_until", "bigint", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .addUniqueConstraint("register_key", ["unique_id", "agent_id", "kind"])
    .addUniqueConstraint("register_position", ["offer", "position"])
    .execute();
  await db.schema
    .createTable("register_version")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("home_id", "text", (column) => column.notNull())
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("file_id", "text")
    .addColumn("author", "text", (column) => column.notNull())
    .addColumn("outcome", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("mod_time", "text")
    .addColumn("source", "text")
    .addColumn("record", "text", (column) => column.notNull())
    .addColumn("media", "text", (column) => column.notNull())
    .addColumn("differences", "text", (column) => column.notNull())
    .addColumn("findings", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addUniqueConstraint("register_version_number", ["home_id", "number"])
    .execute();
  // A single row. Each process compares its number with that of the homes it has published.
  await db.schema
    .createTable("register_revision")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("changed_at", "bigint", (column) => column.notNull())
    .execute();
  await db.insertInto("register_revision").values({ id: 1, number: 0, changed_at: 0 }).execute();
  await db.schema
    .createTable("feed_picture")
    .addColumn("url", "text", (column) => column.primaryKey())
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("use", "text", (column) => column.notNull())
    .addColumn("mod_time", "text")
    .addColumn("name", "text")
    .addColumn("width", "integer")
    .addColumn("height", "integer")
    .addColumn("colour", "text")
    .addColumn("widths", "text", (column) => column.notNull().defaultTo("[]"))
    .addColumn("bytes", "integer")
    .addColumn("etag", "text")
    .addColumn("last_modified", "text")
    .addColumn("due_at", "bigint")
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("last_error", "text")
    .addColumn("shown_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("register_address").on("register").column("address").execute();
  await db.schema.createIndex("register_version_file").on("register_version").column("file_id").execute();
  await db.schema.createIndex("feed_picture_due").on("feed_picture").column("due_at").execute();
}

/** When and for which home one left the lists; files that the next mail has to tell of. */
export async function addRegisterColumns(db: Transaction<Tables>) {
  await db.schema.alterTable("register").addColumn("left_at", "bigint").execute();
  await db.schema.alterTable("register").addColumn("relisted_as", "text").execute();
  await db.schema
    .alterTable("feed_file")
    .addColumn("is_untold", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}

const ROWS_A_BATCH = 500;

/** Creates the tables of the office's edits and actions, and of booked inspections. */
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
