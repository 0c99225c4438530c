import * as v from "valibot";
import type { Database } from "#app/store/database.server.ts";
import { applyOverrides } from "../by-hand/overrides.server.ts";
import { toKey } from "../identity/known-homes.server.ts";
import { type HomeKey, type Media, recordSchema } from "../register.ts";
import type { FeedStatus, RegisterRow, RegisterVersionRow } from "../store/register-rows.ts";
import { type Pictures, type PlacedHome, readPlaced } from "./published-homes.server.ts";
import { picturesPath, toEntry } from "./to-entry.ts";

/** A home as it is on the site, for a register that knows nothing of it. */
export type ExportedHome = {
  key: HomeKey;
  offer: RegisterRow["offer"];
  status: FeedStatus;
  modTime?: string;
  publicId: string;
  record: Readonly<Record<string, unknown>>;
  media: readonly Media[];
  /** The listing as its sender wrote it; undefined for a home without a sender. */
  source?: string;
  /** Returns the public address of a picture; undefined if it has none. */
  toAddress: (url: string) => string | undefined;
  /** Whether the office says something else than its sender. */
  isEdited: boolean;
};

/** Every home that is on the site, in the order of its lists, in batches. `origin`: where pictures that nobody else has are. */
export async function* findExportedHomes(db: Database, origin: string): AsyncGenerator<ExportedHome[]> {
  for (const offer of ["sale", "rental"] as const)
    for await (const { homes, pictures } of readPlaced(db, offer)) {
      const ids = homes.map(({ row }) => row.published_version ?? "");
      const sent = await findSent(db, ids);
      yield homes.flatMap((home) => {
        const version = sent.get(home.row.published_version ?? "");
        return (version && toHome({ ...home, ...version }, pictures, origin)) ?? [];
      });
    }
}

async function findSent(db: Database, ids: readonly string[]) {
  const versions = await db
    .selectFrom("register_version")
    .select(["id", "source", "status"])
    .where("id", "in", ids)
    .execute();
  return new Map(versions.map((version) => [version.id, version]));
}

type SentHome = PlacedHome & Pick<RegisterVersionRow, "source" | "status">;

function toHome(home: SentHome, pictures: Pictures, origin: string): ExportedHome | undefined {
  const { row, published, overrides, source } = home;
  if (!published) return undefined;
  const hasOwnPictures = overrides.some(({ part }) => part === "pictures");
  const { id: publicId, ...said } = hasOwnPictures
    ? toEntry(row, published, pictures)
    : { id: row.id, ...published.record };
  const record = withOrigin(applyOverrides(row, said, overrides), origin);
  const toAddress = (url: string) => toWorkingAddress(url, pictures, origin);
  const media = (hasOwnPictures ? [] : published.media).flatMap((each) => {
    const url = toAddress(each.url);
    return url ? [{ ...each, url }] : [];
  });
  return {
    key: toKey(row),
    offer: row.offer,
    status: toStatus(record.status, home.status),
    modTime: row.mod_time ?? undefined,
    publicId,
    record,
    media,
    source: source ?? undefined,
    toAddress,
    isEdited: overrides.length > 0,
  };
}

/** Pictures of ours, as others reach them. */
function withOrigin(record: Readonly<Record<string, unknown>>, origin: string): typeof record {
  const text = JSON.stringify(record);
  return v.parse(
    recordSchema,
    JSON.parse(text.replaceAll(`"src":"${picturesPath}`, `"src":"${origin}${picturesPath}`)),
  );
}

function toStatus(shown: unknown, sent: FeedStatus): FeedStatus {
  return shown === "sold" || shown === "leased" || shown === "withdrawn" ? shown : sent;
}

/** A picture that came in a ZIP only has our address, and none before it is encoded. */
function toWorkingAddress(url: string, pictures: Pictures, origin: string) {
  if (!url.startsWith("kept:")) return url;
  const name = pictures.get(url)?.name;
  return name ? origin + picturesPath + name : undefined;
}
