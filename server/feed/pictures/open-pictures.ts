import type { Provider } from "#app/agency/folder/schemas/feed.ts";
import { openEncoder } from "#app/homes/feed/pictures/encoder.server.ts";
import {
  createPictureFetcher,
  type FetchPicture,
} from "#app/homes/feed/pictures/fetching/fetch-picture.server.ts";
import { openPictureFiles } from "#app/homes/feed/pictures/picture-files.server.ts";
import { type PictureLog, runPictureQueue } from "#app/homes/feed/pictures/picture-queue.server.ts";
import { runPictureUpkeep } from "#app/homes/feed/pictures/picture-upkeep.server.ts";
import {
  failPicture,
  finishPicture,
  listFetchedPictures,
  releasePicture,
  takePictures,
} from "#app/homes/register/pictures/picture-rows.server.ts";
import { forgetUnshown } from "#app/homes/register/pictures/shown-pictures.server.ts";
import { announceNews } from "#app/homes/register/revision.server.ts";
import type { Database } from "#app/store/database.server.ts";
import type { NoteOutage } from "#app/store/outages/outage-log.server.ts";
import { toPictureFolder } from "#app/store/store-files.server.ts";

/** Longer than four pictures take that wait for each other. */
const LEASE_MS = 10 * 60_000;

type PicturesOptions = {
  db: Database;
  dataDir: string;
  providers: readonly Provider[];
  log: PictureLog;
  noteOutage: NoteOutage;
  fetchPicture?: FetchPicture;
  now?: () => number;
};

/** The pictures of the feed: fetched, encoded and looked after from `start` on. */
export async function openPictures({
  db,
  dataDir,
  providers,
  log,
  noteOutage,
  fetchPicture = createPictureFetcher(),
  now = Date.now,
}: PicturesOptions) {
  const files = await openPictureFiles(toPictureFolder(dataDir));
  const origins = new Map(providers.map(({ name, pictureOrigins }) => [name, pictureOrigins]));
  const getOrigins = (provider: string) => origins.get(provider) ?? [];

  return {
    /** Takes what came with a file of the feed; returns the address that its home names it by. */
    keep: files.keep,
    start() {
      const stopping = new AbortController();
      const encoder = openEncoder();
      const work = {
        log,
        noteOutage,
        now,
        files,
        fetchPicture,
        getOrigins,
        encoder,
        signal: stopping.signal,
      };
      const queue = runPictureQueue({
        ...work,
        rows: {
          take: (limit, now) => takePictures(db, { limit, now, leaseMs: LEASE_MS }),
          finish: (row, fetched, now) => finishPicture(db, row, fetched, now),
          fail: (url, failure) => failPicture(db, url, failure),
          release: (url, now) => releasePicture(db, url, now),
          announce: (now, { isIdle }) => announceNews(db, "new pictures", { now, isIdle }),
        },
      });
      const upkeep = runPictureUpkeep({
        ...work,
        rows: {
          list: (batch) => listFetchedPictures(db, batch),
          forgetUnshown: (now) => forgetUnshown(db, now),
        },
      });
      /** Gives back what is under way. */
      return async function stop() {
        stopping.abort();
        encoder.close();
        await Promise.all([queue, upkeep]);
      };
    },
  };
}
