import { getVisitorName } from "#app/enquiries/enquiry.ts";
import { readFields } from "#app/enquiries/store/read-stored.ts";
import type { Database } from "#app/store/database.server.ts";

type Search = {
  emails: readonly string[];
  /** Phone numbers as digits. */
  phones: readonly string[];
  /** Enquiries requested by id. */
  ids: readonly string[];
  /** Restricts the result to this home. */
  homeId?: string;
};

/** Finds the enquiries of these addresses and numbers, the newest first, without spam. */
export async function findEarlierEnquiries(db: Database, { emails, phones, ids, homeId }: Search) {
  // A separate query, because no index serves both tables at once.
  const called =
    phones.length > 0
      ? await db.selectFrom("handling").select("enquiry_id").where("phone", "in", phones).execute()
      : [];
  const wanted = [...ids, ...called.map(({ enquiry_id }) => enquiry_id)];
  const rows = await db
    .selectFrom("enquiry")
    .leftJoin("handling", "handling.enquiry_id", "enquiry.id")
    .select(["id", "reference", "fields", "phone", "email", "enquiry.created_at"])
    .where("flag", "is", null)
    .where((where) =>
      where.or([
        ...(emails.length > 0 ? [where("email", "in", emails)] : []),
        ...(wanted.length > 0 ? [where("id", "in", wanted)] : []),
      ]),
    )
    .$if(homeId !== undefined, (ofHome) => ofHome.where("listing_id", "=", homeId ?? ""))
    .orderBy("enquiry.created_at", "desc")
    .execute();
  return rows.map(({ fields, phone, ...row }) => {
    const name = getVisitorName(readFields(fields));
    return { ...row, name, phone: phone ?? "" };
  });
}
