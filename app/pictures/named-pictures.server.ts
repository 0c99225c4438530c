import { rm } from "node:fs/promises";
import type { NamedPicture, NamedPictures } from "#app/homes/named-pictures.ts";
import { DAY_MS, MINUTE_MS } from "#app/region/time.ts";
import type { Database } from "#app/store/database.server.ts";
import { inParts } from "#app/store/in-parts.ts";
import type { NoteOutage } from "#app/store/outages/outage-log.server.ts";
import { toPictureFolder } from "#app/store/store-files.server.ts";
import { type Encoder, openEncoder } from "./encoder.server.ts";
import { createPictureFetcher, type FetchPicture } from "./fetch-picture.server.ts";
import { parseWidths } from "./parse-widths.ts";
import { PictureError } from "./picture-error.ts";
import { openPictureFiles, toBaseName, toName } from "./picture-files.server.ts";
import { addNamed, findPictures, noteNamed } from "./picture-rows.server.ts";

/** Widths in pixels (spec §9.18). */
const pictureWidths = [100, 200, 400, 800, 1200, 1600, 2000];
/** The most pictures to fetch for one call; the others wait for the next. */
const MOST_AT_ONCE = 40;
const AT_A_TIME = 4;
const RETRY_MS = 10 * MINUTE_MS;

export type NamedOptions = {
  dataDir: string;
  log: { warn: (fields: object, message: string) => void };
  noteOutage: NoteOutage;
  fetchPicture?: FetchPicture;
  encoder?: Encoder;
  now?: () => number;
};

/**
 * Copies of pictures that are named by an address elsewhere: fetched like those of the feed, only from the address's
 * own origin, encoded, and served as our own. They are deleted after 30 days in which nobody showed them
 * (forgetUnshown).
 */
export function openNamedPictures(
  db: Database,
  options: NamedOptions,
): NamedPictures & { close: () => void } {
  const { dataDir, log, noteOutage, encoder = openEncoder(), now = Date.now } = options;
  const { fetchPicture = createPictureFetcher() } = options;
  const known = new Map<string, NamedPicture & { notedAt: number }>();
  const dueAt = new Map<string, number>();
  const underway = new Map<string, Promise<void>>();

  async function take(url: string) {
    try {
      const named = (await findStored(url)) ?? (await fetchNamed(url));
      known.set(url, { ...named, notedAt: now() });
      dueAt.delete(url);
    } catch (error) {
      dueAt.set(url, now() + RETRY_MS);
      if (error instanceof PictureError)
        log.warn({ url, reason: error.message }, "picture at an address not here yet");
      else noteOutage(error, "the pictures of pages cannot be fetched");
    }
  }

  async function findStored(url: string): Promise<NamedPicture | undefined> {
    const row = (await findPictures(db, [url])).get(url);
    if (!row?.name || !row.width || !row.height) return undefined;
    const widths = parseWidths(row);
    const files = await openPictureFiles(toPictureFolder(dataDir));
    if (!(await files.has(row.name, widths))) return undefined;
    await noteNamed(db, url, now());
    return { src: `/pictures/${row.name}`, width: row.width, height: row.height, widths };
  }

  async function fetchNamed(url: string): Promise<NamedPicture> {
    const files = await openPictureFiles(toPictureFolder(dataDir));
    const draft = files.makeDraft();
    try {
      const fetched = await fetchPicture({ url, origins: [new URL(url).origin], file: draft });
      if (fetched === "unchanged") throw new Error(`${url} answered 304 to an unconditional request`);
      const name = toName(fetched.sha256, "jpg");
      const job = { master: draft, folder: files.folder, stem: toBaseName(name), widths: pictureWidths };
      const picture = await encoder.encode(job);
      await addNamed(db, { ...picture, name, bytes: await files.getBytes(name), url }, now());
      return { src: `/pictures/${name}`, ...picture };
    } finally {
      await rm(draft, { force: true });
    }
  }

  /** Takes a picture once, even for simultaneous calls. */
  function takeOnce(url: string) {
    const running = underway.get(url) ?? take(url).finally(() => underway.delete(url));
    underway.set(url, running);
    return running;
  }

  return {
    find(url) {
      const named = known.get(url);
      if (named && named.notedAt < now() - DAY_MS) {
        named.notedAt = now();
        noteNamed(db, url, now()).catch((error: unknown) =>
          noteOutage(error, "a picture could not be noted"),
        );
      }
      return named;
    },
    async take(urls) {
      const due = urls.filter((url) => !known.has(url) && (dueAt.get(url) ?? 0) <= now());
      for (const some of inParts(due.slice(0, MOST_AT_ONCE), AT_A_TIME))
        await Promise.all(some.map(takeOnce));
    },
    close: encoder.close,
  };
}
