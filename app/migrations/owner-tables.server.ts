import { sql, type Transaction } from "kysely";
import type { Tables } from "#app/module-types.ts";

const ROWS_A_BATCH = 500;

/** Creates the tables of owners, their links and reports, and of views; enquiries know their home, to be counted by it. */
export async function createOwnerTables(db: Transaction<Tables>) {
  await sql`create table owner (
    id text primary key, home_id text not null, name text not null, email text not null, role text not null,
    created_at bigint not null, ended_at bigint, draft text not null, drafted_at bigint not null,
    reported_at bigint not null
  )`.execute(db);
  // A key is the hash of what a link carries.
  await sql`create table owner_key (
    hash text primary key, owner_id text not null references owner (id) on delete cascade,
    created_at bigint not null
  )`.execute(db);
  await sql`create table owner_report (
    id text primary key, owner_id text not null references owner (id) on delete cascade, words text not null,
    figures text not null, author text not null, author_email text not null, sent_at bigint not null
  )`.execute(db);
  await sql`create table home_view (
    home_id text not null, list text not null, day text not null, count integer not null,
    constraint home_view_key primary key (home_id, list, day)
  )`.execute(db);
  await sql`alter table enquiry add column listing_id text`.execute(db);
  await sql`create index owner_home on owner (home_id)`.execute(db);
  await sql`create index owner_email on owner (email)`.execute(db);
  await sql`create index owner_key_owner on owner_key (owner_id)`.execute(db);
  await sql`create index owner_report_owner on owner_report (owner_id, sent_at)`.execute(db);
  await sql`create index enquiry_listing on enquiry (listing_id, created_at)`.execute(db);
  await sql`create index booking_home on booking (home_id)`.execute(db);
  await noteHomes(db);
}

/** The migration 023-lists: homes of the two lists may have the same id, and the end of a home is reported once. */
export async function addLists(db: Transaction<Tables>) {
  await sql`alter table owner add column end_told integer not null default 0`.execute(db);
  await sql`alter table enquiry add column listing_list text`.execute(db);
  await sql`update enquiry set listing_list =
    case when about like '%"url":"%/rental/%' then 'rent' else 'sale' end where listing_id is not null`.execute(
    db,
  );
}

/** The homes of enquiries from before they were written down apart. */
async function noteHomes(db: Transaction<Tables>) {
  for (let after = ""; ; ) {
    const enquiries = await db
      .selectFrom("enquiry")
      .select(["id", "about"])
      .where("about", "is not", null)
      .where("id", ">", after)
      .orderBy("id")
      .limit(ROWS_A_BATCH)
      .execute();
    const last = enquiries.at(-1);
    if (!last) return;
    after = last.id;
    const homes = Map.groupBy(enquiries, ({ about }): unknown => JSON.parse(about ?? "{}").listing?.id);
    for (const [home, some] of homes) {
      if (typeof home !== "string") continue;
      const ids = some.map(({ id }) => id);
      await db.updateTable("enquiry").set({ listing_id: home }).where("id", "in", ids).execute();
    }
  }
}
