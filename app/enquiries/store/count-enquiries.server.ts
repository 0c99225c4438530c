import { toHomeKey } from "#app/homes/record/listing-links.ts";
import type { Database } from "#app/store/database.server.ts";

/** How many enquiries about each home came since then (ms), by its key, without what is held as spam. */
export async function countEnquiriesByHome(db: Database, since: number) {
  const rows = await db
    .selectFrom("enquiry")
    .select(({ fn }) => ["listing_id", "listing_list", fn.countAll<number>().as("count")])
    .where("created_at", ">=", since)
    .where("flag", "is", null)
    .where("listing_id", "is not", null)
    .groupBy(["listing_id", "listing_list"])
    .execute();
  return new Map(
    rows.map(({ listing_id, listing_list, count }) => [
      toHomeKey({ offer: listing_list ?? "sale", home_id: listing_id ?? "" }),
      Number(count),
    ]),
  );
}
