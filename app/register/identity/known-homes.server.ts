import type { Database } from "#app/store/database.server.ts";
import { inParts } from "#app/store/in-parts.ts";
import {
  type Fields,
  type HeldHome,
  type HomeKey,
  type Published,
  parseMedia,
  parseRecord,
} from "../register.ts";
import type { RegisterRow, RegisterVersionRow } from "../store/register-rows.ts";

export type KnownHome = { row: RegisterRow; newest: RegisterVersionRow; published?: RegisterVersionRow };

/** The key as one string; neither id can contain the separator. */
export function toKeyText({ agentId, uniqueId, kind }: HomeKey) {
  return [agentId, uniqueId, kind].join("\u0000");
}

/** Finds these homes in the register with their versions, by `toKeyText`. */
export async function findKnownHomes(db: Database, keys: readonly HomeKey[]) {
  if (keys.length === 0) return new Map<string, KnownHome>();
  const rows = await db
    .selectFrom("register")
    .selectAll()
    .where("unique_id", "in", [...new Set(keys.map(({ uniqueId }) => uniqueId))])
    .where("agent_id", "in", [...new Set(keys.map(({ agentId }) => agentId))])
    .execute();
  const wanted = new Set(keys.map(toKeyText));
  const known = rows.filter((row) => wanted.has(toKeyText(toKey(row))));
  return toKnownHomes(db, known);
}

/** Adds the versions to rows of the register, by `toKeyText`. */
export async function toKnownHomes(db: Database, rows: readonly RegisterRow[]) {
  const ids = [
    ...new Set(rows.flatMap((row) => [row.newest_version, row.published_version ?? row.newest_version])),
  ];
  const versions = db.selectFrom("register_version").selectAll().where("id", "in", ids);
  const found = ids.length === 0 ? [] : await versions.execute();
  const byId = new Map(found.map((version) => [version.id, version]));
  const homes = rows.flatMap((row): [string, KnownHome][] => {
    const newest = byId.get(row.newest_version);
    const published = byId.get(row.published_version ?? "");
    return newest ? [[toKeyText(toKey(row)), { row, newest, published }]] : [];
  });
  return new Map(homes);
}

export function toKey({
  agent_id,
  unique_id,
  kind,
}: Pick<RegisterRow, "agent_id" | "unique_id" | "kind">): HomeKey {
  return { agentId: agent_id, uniqueId: unique_id, kind };
}

/** Finds the held homes as last sent, by `toKeyText`. */
export async function findHeldHomes(db: Database, keys: readonly HomeKey[]) {
  const known = await findKnownHomes(db, keys);
  return new Map([...known].map(([key, home]) => [key, toHeldHome(home)]));
}

/** Undefined for a home that no software sent: it came from supplied files or the office. */
function toHeldHome({ row, newest }: KnownHome): HeldHome | undefined {
  if (newest.source === null) return undefined;
  return {
    ...toPublished(newest),
    offer: row.offer,
    source: newest.source,
    modTime: row.mod_time ?? undefined,
    status: newest.status,
  };
}

/** Finds records by the ids of their versions. */
export async function findRecords(db: Database, versionIds: readonly string[]) {
  const found = new Map<string, Fields>();
  for (const some of inParts(versionIds)) {
    const rows = await db
      .selectFrom("register_version")
      .select(["id", "record"])
      .where("id", "in", some)
      .execute();
    for (const row of rows) found.set(row.id, parseRecord(row));
  }
  return found;
}

/** Parses what a version shows; throws for a column that we did not write. */
export function toPublished(version: Pick<RegisterVersionRow, "record" | "media">): Published {
  return { record: parseRecord(version), media: parseMedia(version) };
}

/** Keys of these agents' homes that are on the lists but missing from a file of their whole stock. */
export async function findMissing(db: Database, keys: readonly HomeKey[], agentIds: readonly string[]) {
  if (agentIds.length === 0) return [];
  const named = new Set(keys.map(toKeyText));
  const rows = await db
    .selectFrom("register")
    .select(["agent_id", "unique_id", "kind"])
    .where("agent_id", "in", agentIds)
    .where("state", "=", "live")
    .execute();
  return rows.map(toKey).filter((key) => !named.has(toKeyText(key)));
}

/** A listing as sent; `hash` is of its content without the time. */
type Sent = { key: HomeKey; hash: string; modTime?: string };

/**
 * Public ids, by `toKeyText`, of homes whose last listing was exactly this one, so that nothing needs merging or
 * deciding. Excludes homes that wait for a person, were rolled back, gave way to another listing, or came with this
 * very file.
 */
export async function findRepeated(db: Database, sent: readonly Sent[], fileId: string) {
  const repeated = new Map<string, string>();
  for (const some of inParts(sent)) {
    const rows = await db
      .selectFrom("register")
      .innerJoin("register_version", "register_version.id", "register.newest_version")
      .selectAll("register")
      .select("register_version.file_id")
      .where("register.unique_id", "in", [...new Set(some.map(({ key }) => key.uniqueId))])
      .where("register.agent_id", "in", [...new Set(some.map(({ key }) => key.agentId))])
      .where("register_version.state", "in", ["published", "rejected"])
      .where("register.pinned_until", "is", null)
      .where("register.relisted_as", "is", null)
      .execute();
    const byKey = new Map(rows.map((row) => [toKeyText(toKey(row)), row]));
    for (const { key, hash, modTime } of some) {
      const row = byKey.get(toKeyText(key));
      const isSame = row?.hash === hash && (modTime === undefined || row.mod_time === modTime);
      if (row && isSame && row.file_id !== fileId) repeated.set(toKeyText(key), row.id);
    }
  }
  return repeated;
}
