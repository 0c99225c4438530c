import type { Database } from "#app/store/database.server.ts";

/** How many enquiries there are, by kind, and messages, by what became of them. */
export async function countStored(db: Database) {
  const enquiries = await db
    .selectFrom("enquiry")
    .select(["kind", (each) => each.fn.countAll().as("count")])
    .groupBy("kind")
    .execute();
  const notices = await db
    .selectFrom("notice")
    .select(["state", (each) => each.fn.countAll().as("count")])
    .groupBy("state")
    .execute();
  return {
    enquiries: enquiries.map(({ kind, count }) => ({ kind, count: Number(count) })),
    notices: notices.map(({ state, count }) => ({ state, count: Number(count) })),
  };
}
