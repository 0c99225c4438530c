import { findOwnHome, getOwnHome, type HomeReader } from "#app/office-homes/home-desk.ts";
import { findHomeIds } from "#app/register/relistings.server.ts";

/**
 * A home as it is listed now: who is responsible for it now reads and sends what it has, also from before. Throws that
 * there is none where the person may not work on it.
 */
export async function getListedHome(reader: HomeReader, id: string) {
  const ids = await findHomeIds(reader.db, id);
  return getOwnHome(reader, ids.at(-1) ?? id);
}

/** Whether there is one that the person may work on: an earlier agent may not. */
export async function hasListedHome(reader: HomeReader, id: string) {
  const ids = await findHomeIds(reader.db, id);
  return (await findOwnHome(reader, ids.at(-1) ?? id)) !== undefined;
}
