import type { Database } from "#app/store/database.server.ts";

/** Finds enquiries that were joined with one of these at a door. */
export async function findJoinedAtDoor(db: Database, ids: readonly string[]) {
  const joins = await db
    .selectFrom("open_visitor")
    .select(["id", "same_as", "joined_to"])
    .where((where) =>
      where.or([where("id", "in", ids), where("same_as", "in", ids), where("joined_to", "in", ids)]),
    )
    .execute();
  return joins.flatMap((each) => [each.id, each.same_as, each.joined_to]).filter((each) => each !== null);
}
