import type { Database } from "#app/store/database.server.ts";
import { toPublished } from "../identity/known-homes.server.ts";
import { ADOPTED } from "../identity/namesakes.server.ts";
import { findPictures } from "../pictures/picture-rows.server.ts";
import { toEntry } from "../publish/to-entry.ts";
import type { RegisterRow, RegisterVersionRow } from "../store/register-rows.ts";
import { applyOverrides, findOverrides, type HeldOverride } from "./overrides.server.ts";

/** The agentID of homes that are written in the office. */
export const OFFICE = "OFFICE";

type Fields = Readonly<Record<string, unknown>>;

export type HandHome = {
  row: RegisterRow;
  newest: RegisterVersionRow;
  /** The sender's fields, with the pictures that are here; for a draft the fields written so far. */
  sent: Fields;
  overrides: readonly HeldOverride[];
  /** The fields that are shown: the sender's with the office's edits. */
  shown: Fields;
};

/** A home as the office works with it; undefined where there is none. */
export async function getHandHome(db: Database, id: string): Promise<HandHome | undefined> {
  const row = await db.selectFrom("register").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  const ids = [...new Set([row.newest_version, row.published_version ?? row.newest_version])];
  const versions = await db.selectFrom("register_version").selectAll().where("id", "in", ids).execute();
  const newest = versions.find((version) => version.id === row.newest_version);
  const published = versions.find((version) => version.id === row.published_version) ?? newest;
  if (!newest || !published) throw new Error(`The register has no version of ${id}`);
  const { record, media } = toPublished(published);
  const pictures = await findPictures(
    db,
    media.map(({ url }) => url),
  );
  const sent = toEntry(row, { record, media }, pictures);
  const overrides = (await findOverrides(db, [id])).get(id) ?? [];
  return { row, newest, sent, overrides, shown: applyOverrides(row, sent, overrides) };
}

export function isOfOffice({ agent_id }: Pick<RegisterRow, "agent_id">) {
  return agent_id === OFFICE;
}

/** Whether the agency's software sends the home; else it was written here, or was among the supplied files. */
export function hasSender({ agent_id }: Pick<RegisterRow, "agent_id">) {
  return agent_id !== OFFICE && agent_id !== ADOPTED;
}

export function isDraft({ newest }: Pick<HandHome, "newest">) {
  return newest.state === "draft";
}
