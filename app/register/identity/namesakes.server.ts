import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { type IncomingHome, makeFinding } from "../register.ts";
import type { RegisterRow } from "../store/register-rows.ts";
import { type KnownHome, toKey, toKeyText, toKnownHomes } from "./known-homes.server.ts";

/** The agentID of homes adopted from supplied files; the feed takes them over by address. */
export const ADOPTED = "ADOPTED";

/** `address` is in comparable form. */
export type AddressedHome = IncomingHome & { address?: string };

/** Whether a home at the same address came from the feed or the office and still counts. */
export function isNamesake({ row }: KnownHome) {
  return row.agent_id !== ADOPTED && row.state !== "removed" && row.state !== "incomplete";
}

/** Finds another live home at the address of this one. */
export function findLiveNamesake(db: Database, { id, offer, address }: RegisterRow) {
  return db
    .selectFrom("register")
    .select("id")
    .where("address", "=", address)
    .where("offer", "=", offer)
    .where("state", "=", "live")
    .where("id", "!=", id)
    .executeTakeFirst();
}

/** `by`: the id of the home that is shown instead. */
export type Retired = KnownHome & { by: string };

/**
 * Takes relisted homes off the site; those that were live get a version that says why. Returns whether visitors will
 * see a change.
 */
export async function markRelisted(db: Database, homes: readonly Retired[], now: number) {
  for (const { row, newest, by } of homes) {
    const version = { ...newest, id: makeId(now), number: newest.number + 1, file_id: null, created_at: now };
    const hint = "a newer listing of the same address is shown; withdraw one of the two";
    const finding = makeFinding("possible-relist", "address", row.address ?? "", hint);
    const differences = [{ field: "state", before: row.state, after: "hidden" }];
    await db
      .insertInto("register_version")
      .values({
        ...version,
        outcome: "PROCESSED",
        state: "published",
        differences: JSON.stringify(differences),
        findings: JSON.stringify([finding]),
      })
      .execute();
    await db
      .updateTable("register")
      .set({ state: "hidden", newest_version: version.id, relisted_as: by, waits_until: 0, updated_at: now })
      .where("id", "=", row.id)
      .execute();
  }
  return homes.some(({ row }) => row.state !== "hidden");
}

/** Other homes at the addresses of these listings, by `toKeyText`. */
export async function findByAddress(db: Database, homes: readonly AddressedHome[]) {
  const found = new Map<string, KnownHome[]>();
  const addressed = homes.flatMap(({ key, offer, address }) =>
    address ? [{ key: toKeyText(key), offer, address }] : [],
  );
  if (addressed.length === 0) return found;
  const rows = await db
    .selectFrom("register")
    .selectAll()
    .where("address", "in", [...new Set(addressed.map(({ address }) => address))])
    .execute();
  const known = await toKnownHomes(db, rows);
  for (const { key, offer, address } of addressed)
    found.set(
      key,
      rows.flatMap((row) => {
        const isSame = row.offer === offer && row.address === address && toKeyText(toKey(row)) !== key;
        return (isSame && known.get(toKeyText(toKey(row)))) || [];
      }),
    );
  return found;
}

/** The ids of homes on the lists, with their comparable addresses. */
export function findLiveAddresses(db: Database) {
  return db.selectFrom("register").select(["id", "address"]).where("state", "=", "live").execute();
}
