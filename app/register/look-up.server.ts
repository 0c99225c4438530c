import type { Database } from "#app/store/database.server.ts";
import { toComparableAddress } from "../homes/address/comparable-address.ts";
import { findIdsAtAddress } from "./find-at-address.server.ts";
import type { RegisterRow, RegisterVersionRow } from "./store/register-rows.ts";

export type FoundByWords = { home: RegisterRow; newest: RegisterVersionRow };

/** Finds homes of any state by words of their address, id or headline, last changed first. */
export async function lookUpHomes(db: Database, words: string, limit: number): Promise<FoundByWords[]> {
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
  return Promise.all(
    homes.map(async (home) => ({ home, newest: await getVersion(db, home.newest_version) })),
  );
}

function getVersion(db: Database, id: string) {
  return db.selectFrom("register_version").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

export function countHomes(db: Database) {
  return db
    .selectFrom("register")
    .select(({ fn }) => ["state", fn.countAll<number>().as("count")])
    .groupBy("state")
    .execute();
}
