import type { Database } from "#app/store/database.server.ts";

/** How many came to each open home from a day on (at the agency, as 2026-11-28), by home and start. */
export async function countCame(db: Database, from: string) {
  const rows = await db
    .selectFrom("open_visitor")
    .innerJoin("enquiry", "enquiry.id", "open_visitor.id")
    .select(["home_id", "time"])
    .select((each) => each.fn.countAll<number>().as("came"))
    .select((each) => each.fn.max("about").as("about"))
    .where("time", ">=", from)
    .where("came", "=", 1)
    .where("same_as", "is", null)
    .where("flag", "is", null)
    .groupBy(["home_id", "time"])
    .execute();
  return rows.map(({ home_id, time, came, about }) => ({ homeId: home_id, time, came: Number(came), about }));
}
