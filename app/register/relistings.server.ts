import { sql } from "kysely";
import type { Database } from "#app/store/database.server.ts";

function says(column: string, ...statuses: readonly string[]) {
  const each = statuses.map((status) => sql`${sql.ref(column)} like ${`%"status":"${status}"%`}`);
  return sql<boolean>`(${sql.join(each, sql` or `)})`;
}

/** SQL condition: the office has overridden a home's status (table register) with one of these. */
function isSaid(...statuses: readonly string[]) {
  return sql<boolean>`exists (select 1 from override where override.home_id = register.id
    and override.ended_at is null and override.part in ('outcome', 'hidden') and ${says("override.value", ...statuses)})`;
}

/** SQL condition: a home (table register) is offered to visitors. */
export const isOnMarket = sql<boolean>`(register.state = 'live' and not ${isSaid("sold", "leased", "withdrawn")})`;

/**
 * Adds a recursive query "heir": for each id under which a home was listed, the later ids for the same owner. A sale or
 * lease ends the chain, because the next owner is somebody else.
 */
export function withHeirs(db: Database) {
  return db
    .withRecursive("again", (query) =>
      query
        .selectFrom("register")
        .innerJoin("register_version as newest", "newest.id", "register.newest_version")
        .leftJoin("register_version as shown", "shown.id", "register.published_version")
        .select(["register.id as first", "register.relisted_as as id"])
        .where("relisted_as", "is not", null)
        .where("newest.status", "not in", ["sold", "leased"])
        .where(sql<boolean>`not coalesce(${says("shown.record", "sold", "leased")}, false)`)
        .where(sql<boolean>`not ${isSaid("sold", "leased")}`),
    )
    .withRecursive("heir(first, id)", (query) =>
      query
        .selectFrom("again")
        .select(["first", "id"])
        .union(
          query
            .selectFrom("heir")
            .innerJoin("again", "again.first", "heir.id")
            .select(["heir.first", "again.id"]),
        ),
    );
}

export const isListedAgain = sql<boolean>`heir.id in (select first from again)`;

/** A home's id and the later ids for the same owner, the current one last. */
export async function findHomeIds(db: Database, homeId: string) {
  const later = await withHeirs(db)
    .selectFrom("heir")
    .select("id")
    .where("first", "=", homeId)
    .orderBy(sql`case when ${isListedAgain} then 0 else 1 end`)
    .execute();
  return [homeId, ...later.flatMap(({ id }) => id ?? [])];
}

/** Earlier ids of a home. */
export async function findEarlierIds(db: Database, homeId: string) {
  const earlier = await withHeirs(db).selectFrom("heir").select("first").where("id", "=", homeId).execute();
  return earlier.map(({ first }) => first);
}
