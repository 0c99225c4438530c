import { sql } from "kysely";
import type { PurgeOptions } from "#app/core/module-store.ts";
import type { Database } from "#app/store/database.server.ts";

export async function createSameVisitors(db: Database) {
  await sql`create table same_visitor (
    one text not null, other text not null, person_id text not null, said_at bigint not null,
    constraint same_visitor_key primary key (one, other)
  )`.execute(db);
  await sql`create index same_visitor_other on same_visitor (other)`.execute(db);
}

type Two = readonly [string, string];

function toRow([one, other]: Two) {
  return one < other ? { one, other } : { one: other, other: one };
}

/** Records that two addresses belong to one person, as somebody of the office says. */
export async function joinVisitors(db: Database, two: Two, { id, now }: { id: string; now: number }) {
  await db
    .insertInto("same_visitor")
    .values({ ...toRow(two), person_id: id, said_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes all joins of an address. Returns their number. */
export async function forgetJoins(db: Database, address: string) {
  const { numDeletedRows } = await db
    .deleteFrom("same_visitor")
    .where((where) => where.or([where("one", "=", address), where("other", "=", address)]))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Deletes joins from before a time (ms). Returns their number. */
export async function purgeJoins(db: Database, { before, isDryRun }: PurgeOptions) {
  const old = db.selectFrom("same_visitor").where("said_at", "<", before);
  const { count } = await old.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  if (!isDryRun) await db.deleteFrom("same_visitor").where("said_at", "<", before).execute();
  return Number(count);
}

/** An address with all addresses that are joined to it, directly or through others. */
export async function findJoinedAddresses(db: Database, address: string): Promise<string[]> {
  const known = new Set([address]);
  for (let before = 0; before < known.size; ) {
    before = known.size;
    const found = await db
      .selectFrom("same_visitor")
      .select(["one", "other"])
      .where((where) => where.or([where("one", "in", [...known]), where("other", "in", [...known])]))
      .execute();
    for (const { one, other } of found) known.add(one).add(other);
  }
  return [...known];
}
