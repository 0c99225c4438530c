import { sql, type Transaction } from "kysely";
import type { Tables } from "#app/module-types.ts";

/** The homes of the feed, their versions, the files that brought them, and their pictures. */
export async function createRegisterTables(db: Transaction<Tables>) {
  await sql`create table feed_file (
    id text primary key, provider text not null, name text not null, digest text not null unique,
    state text not null, reason text, counts text not null, listings text not null,
    received_at bigint not null, finished_at bigint
  )`.execute(db);
  await sql`create table register (
    id text primary key, agent_id text not null, unique_id text not null, kind text not null, offer text not null,
    position integer, state text not null, mod_time text, pinned_until text, hash text not null, address text,
    newest_version text not null, published_version text, waits_until bigint not null,
    created_at bigint not null, updated_at bigint not null,
    constraint register_key unique (unique_id, agent_id, kind),
    constraint register_position unique (offer, position)
  )`.execute(db);
  await sql`create table register_version (
    id text primary key, home_id text not null, number integer not null, file_id text, author text not null,
    outcome text not null, state text not null, status text not null, mod_time text, source text,
    record text not null, media text not null, differences text not null, findings text not null,
    created_at bigint not null, constraint register_version_number unique (home_id, number)
  )`.execute(db);
  // A single row. Each process compares its number with that of the homes it has published.
  await sql`create table register_revision (
    id integer primary key, number integer not null, changed_at bigint not null
  )`.execute(db);
  await sql`insert into register_revision (id, number, changed_at) values (1, 0, 0)`.execute(db);
  await sql`create table feed_picture (
    url text primary key, provider text not null, use text not null, mod_time text, name text,
    width integer, height integer, colour text, widths text default '[]' not null, bytes integer,
    etag text, last_modified text, due_at bigint, attempts integer default 0 not null, last_error text,
    shown_at bigint not null
  )`.execute(db);
  await sql`create index register_address on register (address)`.execute(db);
  await sql`create index register_version_file on register_version (file_id)`.execute(db);
  await sql`create index feed_picture_due on feed_picture (due_at)`.execute(db);
}

/** When and for which home one left the lists; files that the next mail has to tell of. */
export async function addRegisterColumns(db: Transaction<Tables>) {
  await sql`alter table register add column left_at bigint`.execute(db);
  await sql`alter table register add column relisted_as text`.execute(db);
  await sql`alter table feed_file add column is_untold integer default 0 not null`.execute(db);
}

const ROWS_A_BATCH = 500;

/** Creates the tables of the office's edits and actions, and of booked inspections. */
export async function createOverrideTables(db: Transaction<Tables>) {
  await sql`create table override (
    id text primary key, home_id text not null, part text not null, value text not null, author text not null,
    created_at bigint not null, ended_by text, ended_at bigint
  )`.execute(db);
  await sql`create table home_act (
    id text primary key, home_id text not null, author text not null, kind text not null, created_at bigint not null
  )`.execute(db);
  await sql`create table booking (
    enquiry_id text primary key, home_id text not null, time text not null, state text not null
  )`.execute(db);
  await sql`create index override_home on override (home_id)`.execute(db);
  await sql`create index home_act_home on home_act (home_id)`.execute(db);
  await sql`create index booking_time on booking (time, home_id)`.execute(db);
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
