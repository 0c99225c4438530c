import { agencyClock } from "#app/agency/agency-clock.ts";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import type { Database } from "#app/store/database.server.ts";

/** How many enquiries, messages and subscribers there are, by what became of them. */
export async function printStats(db: Database) {
  const enquiries = await db
    .selectFrom("enquiry")
    .select(["kind", (each) => each.fn.countAll().as("count")])
    .groupBy("kind")
    .execute();
  const flagged = await db.selectFrom("enquiry").select("id").where("flag", "is not", null).execute();
  const notices = await db
    .selectFrom("notice")
    .select(["state", (each) => each.fn.countAll().as("count")])
    .groupBy("state")
    .execute();
  const subscribers = await db
    .selectFrom("subscriber")
    .select(["state", (each) => each.fn.countAll().as("count")])
    .groupBy("state")
    .execute();
  print(
    "Enquiries",
    enquiries.map(({ kind, count }) => [kind, count]),
  );
  print("Held", [["looks like spam", flagged.length]]);
  print(
    "Messages",
    notices.map(({ state, count }) => [state, count]),
  );
  print(
    "Newsletter",
    subscribers.map(({ state, count }) => [state, count]),
  );
  const oldest = await db
    .selectFrom("notice")
    .select("created_at")
    .where("state", "=", "waiting")
    .orderBy("created_at")
    .executeTakeFirst();
  if (oldest)
    console.log(`The oldest waiting message is of ${toAgencyTime(oldest.created_at)} (${agencyClock}).`);
}

function print(title: string, counts: readonly (readonly [string, unknown])[]) {
  console.log(title);
  for (const [name, count] of counts) console.log(`  ${name.padEnd(16)} ${String(count)}`);
}
