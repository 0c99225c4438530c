import type { NotNull } from "kysely";
import type { Database } from "#app/store/database.server.ts";
import { inParts } from "#app/store/in-parts.ts";
import { parseWidths } from "./parse-widths.ts";
import type { FeedPictureRow } from "./store/picture-rows.ts";

/** A fetched picture; documents have no size. */
export type FetchedPicture = Picture & Pick<FeedPictureRow, "etag" | "last_modified">;
type Picture = Pick<FeedPictureRow, "name" | "width" | "height" | "colour" | "bytes"> & {
  widths: readonly number[];
};

type NewPicture = Pick<FeedPictureRow, "url" | "provider" | "use" | "mod_time" | "due_at" | "shown_at">;

type SentPicture = Pick<FeedPictureRow, "url" | "use"> & { modTime?: string };

/** Queues new pictures, and those whose modTime has changed: the first pictures of all homes before the second ones. */
export async function addPictures(
  db: Database,
  homes: readonly { media?: readonly SentPicture[] }[],
  { provider, now }: { provider: string; now: number },
) {
  const rows = new Map<string, NewPicture>();
  for (const { media = [] } of homes)
    for (const [rank, { url, use, modTime: mod_time = null }] of media.entries())
      rows.set(url, { url, provider, use, mod_time, due_at: now + rank, shown_at: now });
  for (const some of inParts([...rows.values()]))
    await db
      .insertInto("feed_picture")
      .values(some)
      .onConflict((conflict) =>
        conflict
          .column("url")
          .doUpdateSet(({ ref }) => ({ mod_time: ref("excluded.mod_time"), due_at: now, attempts: 0 }))
          .whereRef("feed_picture.mod_time", "is distinct from", "excluded.mod_time"),
      )
      .execute();
}

/** Leases due pictures for `leaseMs`, the longest waiting first. */
export async function takePictures(
  db: Database,
  { limit, now, leaseMs }: { limit: number; now: number; leaseMs: number },
) {
  const due = await db
    .selectFrom("feed_picture")
    .selectAll()
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .orderBy("url")
    .limit(limit)
    .execute();
  const taken: FeedPictureRow[] = [];
  for (const row of due) {
    const { numUpdatedRows } = await db
      .updateTable("feed_picture")
      .set({ due_at: now + leaseMs })
      .where("url", "=", row.url)
      .where("due_at", "=", row.due_at)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 1n) taken.push(row);
  }
  return taken;
}

/** Stores a fetched picture, and takes it off the queue. */
export async function finishPicture(db: Database, url: string, fetched: FetchedPicture) {
  const widths = JSON.stringify(fetched.widths);
  await db
    .updateTable("feed_picture")
    .set({ ...fetched, widths, due_at: null, attempts: 0, last_error: null })
    .where("url", "=", url)
    .execute();
}

/** Ends a lease, so that the picture is due at once. */
export async function releasePicture(db: Database, url: string, now: number) {
  await db.updateTable("feed_picture").set({ due_at: now }).where("url", "=", url).execute();
}

/** Records a failure. The picture is tried again at `dueAt` (ms), or never if undefined. */
export async function failPicture(
  db: Database,
  url: string,
  { reason, dueAt }: { reason: string; dueAt: number | undefined },
) {
  await db
    .updateTable("feed_picture")
    .set(({ eb }) => ({ attempts: eb("attempts", "+", 1), last_error: reason, due_at: dueAt ?? null }))
    .where("url", "=", url)
    .execute();
}

/** Finds pictures and documents by address, fetched or not. */
export function findPictureRows(db: Database, urls: readonly string[]) {
  return db.selectFrom("feed_picture").selectAll().where("url", "in", urls).execute();
}

/** Counts pictures that are done, and those waiting to be fetched. */
export async function countPictures(db: Database) {
  const counts = await db
    .selectFrom("feed_picture")
    .select(({ fn, eb }) => [fn.countAll<number>().as("count"), eb("due_at", "is not", null).as("waits")])
    .groupBy(({ eb }) => eb("due_at", "is not", null))
    .execute();
  return counts.map(({ waits, count }) => ({ state: waits ? "waiting" : "done", count: Number(count) }));
}

/** Fetched pictures by their addresses. */
export async function findPictures(db: Database, urls: readonly string[]) {
  const found = new Map<string, FeedPictureRow>();
  for (const some of inParts(urls)) {
    const rows = await db
      .selectFrom("feed_picture")
      .selectAll()
      .where("url", "in", some)
      .where("name", "is not", null)
      .execute();
    for (const row of rows) found.set(row.url, row);
  }
  return found;
}

export type FetchedRow = FeedPictureRow & { name: string };

/** Lists fetched pictures by address; `after` is the last address of the previous batch. */
export async function listFetchedPictures(
  db: Database,
  { after, limit }: { after: string; limit: number },
): Promise<FetchedRow[]> {
  return db
    .selectFrom("feed_picture")
    .selectAll()
    .where("url", ">", after)
    .where("name", "is not", null)
    .orderBy("url")
    .limit(limit)
    .$narrowType<{ name: NotNull }>()
    .execute();
}

/** The `shown_at` of a deleted home's pictures. */
export const NEVER_SHOWN = 0;

/** Records when pictures, by address or file name, were last shown (ms). */
export async function noteShown(
  db: Database,
  by: "url" | "name",
  pictures: readonly string[],
  shownAt: number,
) {
  for (const some of inParts(pictures))
    await db.updateTable("feed_picture").set({ shown_at: shownAt }).where(by, "in", some).execute();
}

/** Whether there are pictures of deleted homes. */
export async function hasDropped(db: Database) {
  const dropped = db.selectFrom("feed_picture").select("url").where("shown_at", "=", NEVER_SHOWN).limit(1);
  return (await dropped.execute()).length > 0;
}

/** Deletes the rows of pictures not shown since a time (ms). The next sweep deletes their files. */
export async function forgetNotShown(db: Database, since: number) {
  await db
    .deleteFrom("feed_picture")
    .where("shown_at", "<", since)
    .where("provider", "!=", UPLOADED)
    .execute();
}

/** The provider of uploads, which are never deleted, because they could not be fetched again. */
const UPLOADED = "OFFICE";

/** `sha256` is that of the uploaded bytes. */
type Uploaded = Picture & { sha256: string };

/** Stores an encoded upload of the office. Idempotent for the same bytes. */
export async function addUpload(db: Database, { sha256, ...picture }: Uploaded, now: number) {
  await addStored(db, { ...picture, url: toUploadAddress(sha256), provider: UPLOADED }, now);
}

/** The provider of pictures that pages name by address. */
const NAMED = "PAGES";

/** Stores an encoded picture that a page names by address. */
export async function addNamed(db: Database, picture: Picture & { url: string }, now: number) {
  await addStored(db, { ...picture, provider: NAMED }, now);
}

/** Records that a page shows the picture, so that it is not deleted. */
export async function noteNamed(db: Database, url: string, now: number) {
  await db
    .updateTable("feed_picture")
    .set({ shown_at: now })
    .where("url", "=", url)
    .where("provider", "=", NAMED)
    .execute();
}

type StoredPicture = Picture & { url: string; provider: string };

async function addStored(db: Database, { widths, ...picture }: StoredPicture, now: number) {
  await db
    .insertInto("feed_picture")
    .values({
      ...picture,
      widths: JSON.stringify(widths),
      use: "picture",
      mod_time: null,
      etag: null,
      last_modified: null,
      due_at: null,
      last_error: null,
      shown_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Finds the size, colour and widths of an earlier upload; undefined if there was none. */
export async function findUpload(db: Database, sha256: string) {
  const url = toUploadAddress(sha256);
  const row = (await findPictures(db, [url])).get(url);
  if (!row) return undefined;
  const { width, height, colour } = row;
  return { width, height, colour, widths: parseWidths(row) };
}

function toUploadAddress(sha256: string) {
  return `office:${sha256}`;
}
