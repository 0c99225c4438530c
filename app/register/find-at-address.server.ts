import { type SqlBool, sql } from "kysely";
import { isStreetType, toSearched } from "#app/homes/address/address-words.ts";
import { findAtAddress } from "#app/homes/address/find-at-address.ts";
import { splitAddress } from "#app/homes/address/split-address.ts";
import type { Database } from "#app/store/database.server.ts";
import { parseRecord } from "./register.ts";

const SHORTEST_NAME = 3;

/**
 * Finds the ids of homes at a typed address; empty if no home has its number. Undefined if it is not an address in a
 * street of any home.
 */
export async function findIdsAtAddress(db: Database, typed: string): Promise<readonly string[] | undefined> {
  const { numbers, corner, before, after } = splitAddress(typed);
  const names = [...before, ...after]
    .filter((word) => word.length >= SHORTEST_NAME && !isStreetType(word))
    .flatMap(toSearched);
  if ((numbers.length === 0 && corner.length === 0) || names.length === 0) return undefined;
  const rows = await db
    .selectFrom("register")
    .innerJoin("register_version as newest", "newest.id", "register.newest_version")
    // The office's corrections.
    .leftJoin("override as said", (join) =>
      join
        .onRef("said.home_id", "=", "register.id")
        .on("said.part", "=", "facts")
        .on("said.ended_at", "is", null),
    )
    .select(["register.id", "newest.record", "said.value"])
    .where((where) =>
      where.or([
        // A home without a number has no comparable address.
        where("register.address", "is", null),
        ...names.map((name) => sql<SqlBool>`replace(register.address, ' ', '') like ${`%${name}%`}`),
        ...names.map((name) => sql<SqlBool>`lower(said.value) like ${`%${name}%`}`),
      ]),
    )
    .execute();
  const homes = rows.flatMap(({ id, record, value }) => {
    const sent = parseRecord({ record });
    const { address, suburb, postcode } = { ...sent, ...parseRecord({ record: value ?? "{}" }) };
    const isPlaced = typeof address === "string" && typeof suburb === "string";
    return isPlaced ? [{ id, address, suburb, postcode: postcode ? String(postcode) : undefined }] : [];
  });
  return findAtAddress(typed, homes)?.homes.map(({ id }) => id);
}
