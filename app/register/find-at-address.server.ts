import { type SqlBool, sql } from "kysely";
import { isStreetType, toSearched } from "#app/homes/address/address-words.ts";
import { findAtAddress, mayHaveNumber } from "#app/homes/address/find-at-address.ts";
import { splitAddress } from "#app/homes/address/split-address.ts";
import type { Database } from "#app/store/database.server.ts";
import { findRecords } from "./identity/known-homes.server.ts";
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
  const inStreet = await findInStreet(db, names);
  // Reading the records of a long street takes most of the time.
  const likely = inStreet.filter(
    ({ address, value }) => !address || value || corner.length > 0 || mayHaveNumber(address, numbers),
  );
  const found = await findAmong(db, typed, likely);
  return found && found.length > 0 ? found : findAmong(db, typed, inStreet);
}

type InStreet = Awaited<ReturnType<typeof findInStreet>>;

/** Homes with one of these names in their address, with the office's corrections. */
function findInStreet(db: Database, names: readonly string[]) {
  return db
    .selectFrom("register")
    .leftJoin("override as said", (join) =>
      join
        .onRef("said.home_id", "=", "register.id")
        .on("said.part", "=", "facts")
        .on("said.ended_at", "is", null),
    )
    .select(["register.id", "register.address", "register.newest_version", "said.value"])
    .where((where) =>
      where.or([
        // A home without a number has no comparable address.
        where("register.address", "is", null),
        ...names.map((name) => sql<SqlBool>`replace(register.address, ' ', '') like ${`%${name}%`}`),
        ...names.map((name) => sql<SqlBool>`lower(said.value) like ${`%${name}%`}`),
      ]),
    )
    .execute();
}

/** The ids of those homes that are at the typed address by their records. */
async function findAmong(db: Database, typed: string, inStreet: InStreet) {
  const records = await findRecords(
    db,
    inStreet.map(({ newest_version }) => newest_version),
  );
  const homes = inStreet.flatMap(({ id, newest_version, value }) => {
    const corrected = parseRecord({ record: value ?? "{}" });
    const { address, suburb, postcode } = { ...records.get(newest_version), ...corrected };
    const isPlaced = typeof address === "string" && typeof suburb === "string";
    return isPlaced ? [{ id, address, suburb, postcode: postcode ? String(postcode) : undefined }] : [];
  });
  return findAtAddress(typed, homes)?.homes.map(({ id }) => id);
}
