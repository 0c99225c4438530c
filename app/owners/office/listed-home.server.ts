import { findOwnHome, getOwnHome } from "#app/register/office/home-desk.ts";
import { findHomeIds } from "#app/register/relistings.server.ts";

/**
 * A home as it is listed now: who is responsible for it now reads and sends what it has, also from before. Throws that
 * there is none where the person may not work on it.
 */
export async function getListedHome(entrance: Parameters<typeof getOwnHome>[0], id: string) {
  const ids = await findHomeIds(entrance.db, id);
  return getOwnHome(entrance, ids.at(-1) ?? id);
}

/** Whether there is one that the person may work on: an earlier agent may not. */
export async function hasListedHome(entrance: Parameters<typeof getOwnHome>[0], id: string) {
  const ids = await findHomeIds(entrance.db, id);
  return (await findOwnHome(entrance, ids.at(-1) ?? id)) !== undefined;
}
