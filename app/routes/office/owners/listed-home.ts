import { findHomeIds } from "#app/office/owners/relistings.server.ts";
import { getOwnHome } from "../homes/home-desk.ts";

/**
 * A home as it is listed now: who is responsible for it now reads and sends what it has, also from before. Throws that
 * there is none where the person may not work on it.
 */
export async function getListedHome(entrance: Parameters<typeof getOwnHome>[0], id: string) {
  const ids = await findHomeIds(entrance.db, id);
  return getOwnHome(entrance, ids.at(-1) ?? id);
}
