import type { Database } from "#app/store/database.server.ts";

/** The enquiries that were joined at a door with this one. */
export async function findJoinedAtDoor(db: Database, id: string) {
  const joins = await db
    .selectFrom("open_visitor")
    .select(["id", "same_as", "joined_to"])
    .where((where) =>
      where.or([where("id", "=", id), where("same_as", "=", id), where("joined_to", "=", id)]),
    )
    .execute();
  return joins.flatMap((each) => [each.id, each.same_as, each.joined_to]).filter((each) => each !== null);
}
