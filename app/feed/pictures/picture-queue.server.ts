import { setTimeout as wait } from "node:timers/promises";
import { parseWidths } from "#app/pictures/parse-widths.ts";
import { PictureError } from "#app/pictures/picture-error.ts";
import {
  type FetchedPicture,
  type FetchedRow,
  failPicture,
  finishPicture,
  listFetchedPictures,
  releasePicture,
  takePictures,
} from "#app/pictures/picture-rows.server.ts";
import type { FeedPictureRow } from "#app/pictures/store/picture-rows.ts";
import { MINUTE_MS } from "#app/region/time.ts";
import { forgetUnshown } from "#app/register/pictures/shown-pictures.server.ts";
import { announceNews, noteNews } from "#app/register/revision.server.ts";
import type { Database } from "#app/store/database.server.ts";
import type { NoteOutage } from "#app/store/outages/outage-log.server.ts";
import { createBackOff, doEach } from "#app/store/tasks.server.ts";
import { getCopy, getPicture, type PictureSource } from "./get-picture.server.ts";

const AT_A_TIME = 4;
const ROWS_A_BATCH = 500;
const IDLE_MS = 1000;
/** Longer than four pictures take that wait for each other. */
const LEASE_MS = 10 * 60_000;
/** Pauses after a failure that no picture caused. */
const pauses = { firstMs: 10_000, longestMs: 60_000 };
const LONGEST_DELAY_MS = 60 * MINUTE_MS;
const retryDelays = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS];

export type PictureLog = { warn: (fields: object, message: string) => void };

export type QueueOptions = PictureSource & {
  db: Database;
  log: PictureLog;
  noteOutage: NoteOutage;
  now: () => number;
  /** Stops the queue and releases the pictures in progress. */
  signal: AbortSignal;
  sleep?: typeof wait<void>;
};

/** Fetches and encodes due pictures, four at a time, until stopped. */
export async function runPictureQueue(options: QueueOptions): Promise<void> {
  const { db, noteOutage, now, signal, sleep = wait } = options;
  const underway = new Set<Promise<void>>();
  const backOff = createBackOff(pauses);
  let hasFailed = false;

  function onOutage(error: unknown) {
    noteOutage(error, "the pictures of the feed cannot be fetched");
    hasFailed = true;
  }

  while (!signal.aborted) {
    try {
      const taken = await takePictures(db, {
        limit: AT_A_TIME - underway.size,
        now: now(),
        leaseMs: LEASE_MS,
      });
      for (const row of taken) {
        const work = settle(row, options)
          .then(backOff.reset, onOutage)
          .finally(() => underway.delete(work));
        underway.add(work);
      }
      await announceNews(db, "new pictures", { now: now(), isIdle: underway.size === 0 });
    } catch (error) {
      onOutage(error);
    }
    await Promise.race([...underway, sleep(IDLE_MS, undefined, { signal }).catch(() => {})]);
    const isAway = hasFailed;
    hasFailed = false;
    if (isAway) await sleep(backOff.next(), undefined, { signal }).catch(() => {});
    else if (underway.size === 0) backOff.reset();
  }
  await Promise.all(underway);
}

/** Throws if the picture is not at fault, such as for a full disk; it is then retried after its lease. */
async function settle(row: FeedPictureRow, options: QueueOptions) {
  const { db, log, now, signal } = options;
  try {
    await finish(db, row, await getPicture(row, options), now());
  } catch (error) {
    if (signal.aborted) return releasePicture(db, row.url, now());
    if (!(error instanceof PictureError)) throw error;
    const delay = retryDelays[row.attempts];
    const dueAt = delay === undefined ? undefined : now() + delay;
    const reason = `${error.code}: ${error.message}`;
    await failPicture(db, row.url, { reason, dueAt });
    const fields = { url: row.url, attempts: row.attempts + 1, reason };
    log.warn(fields, dueAt ? "picture not here yet" : "picture given up");
  }
}

/** Visitors see the picture after the next `announceNews`. */
async function finish(db: Database, row: FeedPictureRow, fetched: FetchedPicture, now: number) {
  await db.transaction().execute(async (transaction) => {
    await finishPicture(transaction, row.url, fetched);
    if (fetched.name !== row.name) await noteNews(transaction, "new pictures", now);
  });
}

/** Keeps this machine's pictures in step with the register, once a minute, until stopped. */
export async function runPictureUpkeep(options: QueueOptions): Promise<void> {
  const { noteOutage, signal } = options;
  const keepUp = createUpkeep(options);
  while (!signal.aborted) {
    await keepUp().catch((error: unknown) => {
      if (!signal.aborted) noteOutage(error, "the pictures of the feed cannot be looked after");
    });
    await wait(MINUTE_MS, undefined, { signal }).catch(() => {});
  }
}

/** Makes a function that deletes unreferenced files and copies pictures that another machine fetched. */
function createUpkeep(options: QueueOptions) {
  const { db, files, log, now, signal } = options;
  const here = new Set<string>();
  const failures = new Map<string, { count: number; dueAt: number }>();

  return async function keepUp() {
    await doEach([() => forgetUnshown(db, now()), keepFiles]);
  };

  async function keepFiles() {
    const { names, unseen } = await readRows(db, here);
    await doEach([() => files.sweep(names, now()), () => fetchUnseen(unseen)]);
  }

  async function fetchUnseen(unseen: readonly FetchedRow[]) {
    for (const row of unseen) {
      if (signal.aborted) return;
      if (await files.has(row.name, parseWidths(row))) here.add(row.name);
      else if ((failures.get(row.url)?.dueAt ?? 0) <= now()) await fetchMissing(row);
    }
  }

  async function fetchMissing(row: FetchedRow) {
    try {
      await getCopy(row, options);
      here.add(row.name);
      failures.delete(row.url);
    } catch (error) {
      if (signal.aborted || !(error instanceof PictureError)) throw error;
      const count = (failures.get(row.url)?.count ?? 0) + 1;
      failures.set(row.url, { count, dueAt: now() + Math.min(2 ** count * MINUTE_MS, LONGEST_DELAY_MS) });
      log.warn({ url: row.url, reason: error.message }, "picture that another machine has is not here yet");
    }
  }
}

async function readRows(db: Database, here: ReadonlySet<string>) {
  const names = new Set<string>();
  const unseen: FetchedRow[] = [];
  for (let after = ""; ; ) {
    const batch = await listFetchedPictures(db, { after, limit: ROWS_A_BATCH });
    for (const row of batch) {
      names.add(row.name);
      if (!here.has(row.name)) unseen.push(row);
    }
    const last = batch.at(-1);
    if (!last) return { names, unseen };
    after = last.url;
  }
}
