// Loads without the agency's folder, because commands may migrate a store before there is one.
import { sql } from "kysely";
import { readFields, readSubject } from "#app/enquiries/store/read-stored.ts";
import type { Database } from "#app/store/database.server.ts";
import { insertWords, keepWords } from "./enquiry-words.server.ts";
import { toPhone, toWords } from "./words.ts";

const BATCH = 500;

export async function createContractLinks(db: Database) {
  await sql`create table contract_link (
    hash text primary key, enquiry_id text not null references enquiry (id) on delete cascade, home_id text not null,
    ends_at bigint not null, opened integer not null, opened_at bigint
  )`.execute(db);
  await sql`create index contract_link_enquiry on contract_link (enquiry_id)`.execute(db);
}

/** The migration 025-phones; enquiries/001-known-phones fills it in for what stood then. */
export async function addPhones(db: Database) {
  await sql`alter table handling add column phone text`.execute(db);
  await sql`create index handling_phone on handling (phone)`.execute(db);
}

/** The migration enquiries/001-known-phones: fills the phone of enquiries stored before the column existed. */
export async function fillPhones(db: Database) {
  for (;;) {
    const rows = await db
      .selectFrom("handling")
      .innerJoin("enquiry", "enquiry.id", "handling.enquiry_id")
      .select("enquiry.id")
      .select(({ fn, selectFrom }) => {
        const amended = selectFrom("amendment").select("fields").whereRef("enquiry_id", "=", "enquiry.id");
        return fn.coalesce(amended.orderBy("created_at", "desc").limit(1), "enquiry.fields").as("fields");
      })
      .where("phone", "is", null)
      .limit(BATCH)
      .execute();
    if (rows.length === 0) return;
    const phones = rows.map(({ id, fields }) => sql`(${id}, ${toPhone(readFields(fields))})`);
    await sql`with given (id, phone) as (values ${sql.join(phones)})
      update handling set phone = given.phone from given where enquiry_id = given.id`.execute(db);
  }
}

/** The migration enquiries/002-words: replaces the text to search by a table of words, and fills it. */
export async function addWords(db: Database) {
  await sql`create table enquiry_word (
    word text not null, enquiry_id text not null references enquiry (id) on delete cascade,
    constraint enquiry_word_key primary key (word, enquiry_id)
  )`.execute(db);
  await sql`create index enquiry_word_enquiry on enquiry_word (enquiry_id)`.execute(db);
  await sql`create index if not exists amendment_enquiry on amendment (enquiry_id)`.execute(db);
  await sql`alter table handling drop column search`.execute(db);
  for (let last = ""; ; ) {
    const enquiries = await db
      .selectFrom("enquiry")
      .select(["id", "reference", "fields", "about"])
      .where("id", ">", last)
      .orderBy("id")
      .limit(BATCH)
      .execute();
    const newest = enquiries.at(-1);
    if (!newest) break;
    last = newest.id;
    await insertWords(
      db,
      enquiries.flatMap(({ id, reference, fields, about }) =>
        toWords({ reference, fields: readFields(fields), about: readSubject(about) }).map((word) => ({
          word,
          enquiry_id: id,
        })),
      ),
    );
  }
  const amendments = await db.selectFrom("amendment").select(["enquiry_id", "fields"]).execute();
  for (const { enquiry_id, fields } of amendments)
    await keepWords(db, enquiry_id, { fields: readFields(fields) });
}
