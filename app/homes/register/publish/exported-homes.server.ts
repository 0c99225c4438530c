import * as v from "valibot";
import type { Database } from "#app/store/database.server.ts";
import { findOverrides } from "../by-hand/overrides.server.ts";
import { applyOverrides, type Override } from "../by-hand/overrides.ts";
import { toKey, toPublished } from "../identity/known-homes.server.ts";
import { findPictures } from "../pictures/picture-rows.server.ts";
import { type HomeKey, type Media, recordSchema } from "../register.ts";
import type { FeedPictureRow, FeedStatus, RegisterRow } from "../store/register-rows.ts";
import { picturesPath, toEntry } from "./to-entry.ts";

const HOMES_A_BATCH = 200;

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
    for (let after = 0; ; ) {
      const rows = await findRows(db, offer, after);
      const last = rows.at(-1)?.position;
      if (!last) break;
      after = last;
      yield toHomes(db, rows, origin);
    }
}

function findRows(db: Database, offer: RegisterRow["offer"], after: number) {
  return db
    .selectFrom("register")
    .innerJoin("register_version", "register_version.id", "register.published_version")
    .selectAll("register")
    .select(["record", "media", "source", "status"])
    .where("register.state", "in", ["live", "sold", "leased"])
    .where("offer", "=", offer)
    .where("position", ">", after)
    .orderBy("position")
    .limit(HOMES_A_BATCH)
    .execute();
}

async function toHomes(db: Database, rows: Awaited<ReturnType<typeof findRows>>, origin: string) {
  const urls = rows.flatMap((row) => toPublished(row).media.map(({ url }) => url));
  const pictures = await findPictures(db, [...new Set(urls)]);
  const overrides = await findOverrides(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toHome(row, { pictures, origin, overrides: overrides.get(row.id) ?? [] }));
}

type Around = { pictures: ReadonlyMap<string, FeedPictureRow>; origin: string; overrides: Override[] };

function toHome(row: Awaited<ReturnType<typeof findRows>>[number], around: Around): ExportedHome {
  const { pictures, origin, overrides } = around;
  const published = toPublished(row);
  const hasOwnPictures = overrides.some(({ part }) => part === "pictures");
  const { id: publicId, ...said } = hasOwnPictures
    ? toEntry(row, published, pictures)
    : { id: row.id, ...published.record };
  const record = withOrigin(applyOverrides(row, said, overrides), origin);
  const toAddress = (url: string) => toWorkingAddress(url, pictures, origin);
  const media = hasOwnPictures ? [] : published.media;
  return {
    key: toKey(row),
    offer: row.offer,
    status: toStatus(record.status, row.status),
    modTime: row.mod_time ?? undefined,
    publicId,
    record,
    media: media.flatMap((each) => {
      const url = toAddress(each.url);
      return url ? [{ ...each, url }] : [];
    }),
    source: row.source ?? undefined,
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
function toWorkingAddress(url: string, pictures: Around["pictures"], origin: string) {
  if (!url.startsWith("kept:")) return url;
  const name = pictures.get(url)?.name;
  return name ? origin + picturesPath + name : undefined;
}
