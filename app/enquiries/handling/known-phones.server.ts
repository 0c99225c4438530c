// Loads without the agency's folder, because commands may migrate a store before there is one.
import { sql } from "kysely";
import { toPhoneDigits } from "#app/region/phone.ts";
import type { Database } from "#app/store/database.server.ts";
import { readFields } from "../store/read-stored.ts";

const BATCH = 500;

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
    const phones = rows.map(({ id, fields }) => sql`(${id}, ${toPhone({ fields: readFields(fields) })})`);
    await sql`with given (id, phone) as (values ${sql.join(phones)})
      update handling set phone = given.phone from given where enquiry_id = given.id`.execute(db);
  }
}

/** The digits of a phone number; "" where it is too short to belong to one person. */
export function toPhone({ fields }: { fields: Readonly<Record<string, unknown>> }) {
  return toPhoneDigits(String(fields.phone ?? "")) ?? "";
}
