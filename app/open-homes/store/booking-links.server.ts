import { sql, type Transaction } from "kysely";
import type { Tables } from "#app/module-types.ts";
import type { Database } from "#app/store/database.server.ts";
import { hashSecret, makeToken } from "#app/store/make-token.server.ts";

const TOKEN_BYTES = 24;

export async function createBookingLinks(db: Transaction<Tables>) {
  await sql`create table booking_link (
    hash text primary key, enquiry_id text not null references enquiry (id) on delete cascade,
    created_at bigint not null
  )`.execute(db);
  await sql`create index booking_link_enquiry on booking_link (enquiry_id)`.execute(db);
}

/** Makes a link to the booking of an enquiry and returns its token; the store keeps only its hash. */
export async function addBookingLink(db: Database, enquiryId: string, now: number) {
  const token = makeToken(TOKEN_BYTES);
  const link = { hash: hashSecret(token), enquiry_id: enquiryId, created_at: now };
  await db.insertInto("booking_link").values(link).execute();
  return token;
}

/** The id of the enquiry whose booking a token opens; undefined if it is unknown or the enquiry was erased. */
export async function getBookedEnquiry(db: Database, token: string) {
  const link = await db
    .selectFrom("booking_link")
    .select("enquiry_id")
    .where("hash", "=", hashSecret(token))
    .executeTakeFirst();
  return link?.enquiry_id;
}
