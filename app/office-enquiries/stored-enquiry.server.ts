import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { getKind } from "#app/enquiries/kinds.ts";
import type { EnquiryRow } from "#app/enquiries/store/enquiry-rows.ts";
import { readFields, readSubject } from "#app/enquiries/store/read-stored.ts";
import type { Database } from "#app/store/database.server.ts";

/** A stored enquiry, with what is needed to write to its visitor. */
export type StoredEnquiry = Pick<EnquiryRow, "id" | "reference" | "flag" | "listing_id"> & {
  enquiry: Enquiry;
};

export async function getStoredEnquiry(
  db: Database,
  which: { id: string } | { reference: string },
): Promise<StoredEnquiry | undefined> {
  const row = await db
    .selectFrom("enquiry")
    .select(["id", "reference", "kind", "fields", "about", "flag", "listing_id"])
    .where((where) => ("id" in which ? where("id", "=", which.id) : where("reference", "=", which.reference)))
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, reference, flag, listing_id } = row;
  const fields = readFields(row.fields);
  const enquiry = { kind: getKind(row.kind, fields), fields, about: readSubject(row.about) };
  return { id, reference, flag, listing_id, enquiry };
}
