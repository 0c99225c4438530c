import type { Provider } from "#app/feed/folder/providers-schema.ts";
import {
  type PictureLog,
  type QueueOptions,
  runPictureQueue,
  runPictureUpkeep,
} from "#app/feed/pictures/picture-queue.server.ts";
import { type Encoder, openEncoder } from "#app/pictures/encoder.server.ts";
import { createPictureFetcher, type FetchPicture } from "#app/pictures/fetch-picture.server.ts";
import { openPictureFiles } from "#app/pictures/picture-files.server.ts";
import type { Database } from "#app/store/database.server.ts";
import type { NoteOutage } from "#app/store/outages/outage-log.server.ts";
import { toPictureFolder } from "#app/store/store-files.server.ts";

type PicturesOptions = {
  db: Database;
  dataDir: string;
  providers: readonly Provider[];
  log: PictureLog;
  noteOutage: NoteOutage;
  fetchPicture?: FetchPicture;
  makeEncoder?: () => Encoder;
  now?: () => number;
  /** Replaces the pauses between looks at the queue. */
  sleep?: QueueOptions["sleep"];
};

/** Opens the feed's pictures. `start` begins fetching, encoding and upkeep. */
export async function openPictures({
  dataDir,
  providers,
  makeEncoder = openEncoder,
  ...options
}: PicturesOptions) {
  const files = await openPictureFiles(toPictureFolder(dataDir));
  const getOrigins = (provider: string) =>
    providers.find(({ name }) => name === provider)?.pictureOrigins ?? [];

  return {
    /** Stores an enclosed picture; returns the address by which its home refers to it. */
    keep: files.keep,
    start() {
      const stopping = new AbortController();
      const encoder = makeEncoder();
      const { signal } = stopping;
      const fetchPicture = createPictureFetcher();
      const work = { fetchPicture, now: Date.now, ...options, files, getOrigins, encoder, signal };
      const [queue, upkeep] = [runPictureQueue(work), runPictureUpkeep(work)];
      /** Stops and releases the pictures in progress. */
      return async function stop() {
        stopping.abort();
        encoder.close();
        await Promise.all([queue, upkeep]);
      };
    },
  };
}
