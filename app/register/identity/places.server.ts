import type { Database } from "#app/store/database.server.ts";
import type { HomeKey } from "../register.ts";
import type { RegisterRow } from "../store/register-rows.ts";

const offers = ["sale", "rental"] as const;

/** Assigns public ids and positions, which are never reused. */
export async function openPlaces(db: Database, firsts: readonly HomeKey[]) {
  const taken = await findTaken(db, firsts.map(toName));
  const last = await findLastPositions(db);

  function takeId(key: HomeKey) {
    const id = toPublicId(key, (name) => taken.has(name));
    taken.add(id);
    return id;
  }

  function takePosition(offer: RegisterRow["offer"]) {
    const position = (last.get(offer) ?? 0) + 1;
    last.set(offer, position);
    return position;
  }

  return { takeId, takePosition };
}

/** Finds which names, or numbered names derived from them, are taken. */
async function findTaken(db: Database, names: readonly string[]) {
  if (names.length === 0) return new Set<string>();
  const register = db.selectFrom("register").select("id");
  const rows = await register.where("id", "in", names).execute();
  // Rare: two ids that differ only in characters that a web address cannot contain.
  for (const { id } of [...rows]) rows.push(...(await register.where("id", "like", `${id}-%`).execute()));
  return new Set(rows.map(({ id }) => id));
}

async function findLastPositions(db: Database) {
  const found = offers.map(async (offer) => {
    const positions = db.selectFrom("register").select(({ fn }) => fn.max("position").as("last"));
    const row = await positions.where("offer", "=", offer).executeTakeFirst();
    return [offer, row?.last ?? 0] as const;
  });
  return new Map<RegisterRow["offer"], number>(await Promise.all(found));
}

/** The public id of a home of the feed: "XNWXNW-ABCD1234", made unique if it is taken. */
export function toPublicId(key: HomeKey, isTaken: (id: string) => boolean) {
  const name = toName(key);
  let id = name;
  for (let number = 2; isTaken(id); number += 1) id = `${name}-${number}`;
  return id;
}

function toName({ agentId, uniqueId }: HomeKey) {
  return `${toWord(agentId)}-${toWord(uniqueId)}`;
}

/** Letters and digits joined by dashes, for an address; “x” where there are none. */
export function toWord(text: string) {
  return (
    text
      .normalize("NFKD")
      .replace(/[^A-Za-z0-9]+/g, "-")
      .replace(/^-|-$/g, "") || "x"
  );
}
