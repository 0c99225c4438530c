import type { Database } from "#app/store/database.server.ts";
import { toComparableAddress } from "../homes/address/comparable-address.ts";
import { findIdsAtAddress } from "./find-at-address.server.ts";
import { toKnownHomes } from "./identity/known-homes.server.ts";

/** Finds homes of any state by words of their address, id or headline, last changed first. */
export async function lookUpHomes(db: Database, words: string, limit: number) {
  const text = words.trim().toLowerCase();
  const address = toComparableAddress(words);
  const ids = await findIdsAtAddress(db, words);
  if (ids?.length === 0) return [];
  const like = (part: string) => `%${part.replace(/[\\%_]/g, "")}%`;
  const homes = await db
    .selectFrom("register")
    .innerJoin("register_version", "register_version.id", "register.newest_version")
    .selectAll("register")
    .where(({ or, eb, fn }) =>
      ids
        ? eb("register.id", "in", ids)
        : or([
            eb(fn<string>("lower", ["register.id"]), "like", like(text)),
            eb(fn<string>("lower", ["register.unique_id"]), "=", text),
            eb("register.address", "like", like(address ?? text)),
            eb(fn<string>("lower", ["register_version.record"]), "like", like(text)),
          ]),
    )
    .orderBy("register.updated_at", "desc")
    .limit(limit)
    .execute();
  return [...(await toKnownHomes(db, homes)).values()];
}

/** Counts all homes by state. */
export function countHomes(db: Database) {
  return db
    .selectFrom("register")
    .select(({ fn }) => ["state", fn.countAll<number>().as("count")])
    .groupBy("state")
    .execute();
}
