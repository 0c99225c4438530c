import type { Database } from "#app/store/database.server.ts";
import { readSubject } from "./read-stored.ts";

/** How many enquiries about each home came since then (ms), by its id, without what is held as spam. */
export async function countEnquiriesByHome(db: Database, since: number) {
  const rows = await db
    .selectFrom("enquiry")
    .select(({ fn }) => ["about", fn.countAll<number>().as("count")])
    .where("created_at", ">=", since)
    .where("flag", "is", null)
    .where("about", "is not", null)
    .groupBy("about")
    .execute();
  const counts = new Map<string, number>();
  for (const { about, count } of rows) {
    const id = readSubject(about)?.listing?.id;
    if (id) counts.set(id, (counts.get(id) ?? 0) + Number(count));
  }
  return counts;
}
