import { findOwnHome, getOwnHome, type HomeReader } from "#app/office-homes/home-desk.ts";
import { findHomeIds } from "#app/register/relistings.server.ts";

/**
 * Gets a home under its current listing, whose agent also reads and sends reports begun under earlier listings. Throws
 * "not found" where the person may not work on it.
 */
export async function getListedHome(reader: HomeReader, id: string) {
  const ids = await findHomeIds(reader.db, id);
  return getOwnHome(reader, ids.at(-1) ?? id);
}

/** Whether the person may work on the home under its current listing. Agents of earlier listings may not. */
export async function hasListedHome(reader: HomeReader, id: string) {
  const ids = await findHomeIds(reader.db, id);
  return (await findOwnHome(reader, ids.at(-1) ?? id)) !== undefined;
}
