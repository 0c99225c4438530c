import { setTimeout as wait } from "node:timers/promises";
import type { FetchedPicture } from "#app/listings/register/picture-rows.server.ts";
import type { FeedPictureRow } from "#app/store/register-rows.ts";
import { getPicture, type PictureSource } from "./get-picture.server.ts";
import { PictureError } from "./picture-error.ts";

const LANES = 4;
const IDLE_MS = 1000;
const OUTAGE_MS = 10_000;
const MINUTE_MS = 60_000;
const retryDelays = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS];

/** The rows of `feed_picture` (app/listings/register). */
type PictureRows = {
  /** Those that are due; nobody else takes them for a while. */
  take: (limit: number, now: number) => Promise<FeedPictureRow[]>;
  finish: (row: FeedPictureRow, fetched: FetchedPicture, now: number) => Promise<void>;
  /** Tried again at `dueAt` (ms), never without it. */
  fail: (url: string, failure: { reason: string; dueAt: number | undefined }) => Promise<void>;
};

export type PictureLog = {
  warn: (fields: object, message: string) => void;
  error: (fields: object, message: string) => void;
};

type QueueOptions = PictureSource & { rows: PictureRows; log: PictureLog; now?: () => number };

/** Fetches and encodes what is due, four at a time, until it is stopped. */
export function startPictureQueue(options: QueueOptions) {
  const stopping = new AbortController();

  async function work() {
    while (!stopping.signal.aborted) {
      const pause = await getNext(options).catch((error: unknown) => {
        options.log.error({ err: error }, "the pictures of the feed cannot be fetched");
        return OUTAGE_MS;
      });
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  const lanes = Array.from({ length: LANES }, work);
  return {
    /** Finishes those under way, takes no more. */
    async stop() {
      stopping.abort();
      await Promise.all(lanes);
    },
  };
}

/** Takes one that is due, if any. Returns how long to wait (ms) before the next. */
async function getNext({ rows, log, now = Date.now, ...source }: QueueOptions) {
  const [row] = await rows.take(1, now());
  if (!row) return IDLE_MS;
  try {
    await rows.finish(row, await getPicture(row, source), now());
  } catch (error) {
    // A full disk, say, is not the picture's fault: it is taken again.
    if (!(error instanceof PictureError)) throw error;
    const delay = retryDelays[row.attempts];
    const dueAt = delay === undefined ? undefined : now() + delay;
    const reason = `${error.code}: ${error.message}`;
    await rows.fail(row.url, { reason, dueAt });
    log.warn(
      { url: row.url, attempts: row.attempts + 1, reason },
      dueAt ? "picture not here yet" : "picture given up",
    );
  }
  return 0;
}
