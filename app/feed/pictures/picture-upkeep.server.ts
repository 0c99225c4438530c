import { setTimeout as wait } from "node:timers/promises";
import type { FeedPictureRow } from "#app/store/register-rows.ts";
import { getCopy, type PictureSource, toWidths } from "./get-picture.server.ts";
import { PictureError } from "./picture-error.ts";
import type { PictureLog } from "./picture-queue.server.ts";

const EVERY_MS = 60_000;
const ROWS_A_BATCH = 500;
const MINUTE_MS = 60_000;
const LONGEST_DELAY_MS = 60 * MINUTE_MS;

type HereRow = FeedPictureRow & { name: string };

/** The rows of `feed_picture` that some machine has fetched (app/listings/register). */
type FetchedRows = {
  list: (batch: { after: string; limit: number }) => Promise<HereRow[]>;
  /** Those that nobody shows any more. */
  forgetUnshown: (now: number) => Promise<void>;
};

type UpkeepOptions = PictureSource & { rows: FetchedRows; log: PictureLog; now?: () => number };

/** Keeps this machine's pictures as the register has them, with a look every minute, until it is stopped. */
export function startPictureUpkeep(options: UpkeepOptions) {
  const stopping = new AbortController();
  const keepUp = createUpkeep(options, stopping.signal);

  async function work() {
    while (!stopping.signal.aborted) {
      await keepUp().catch((error: unknown) =>
        options.log.error({ err: error }, "the pictures of the feed cannot be looked after"),
      );
      await wait(EVERY_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  const working = work();
  return {
    async stop() {
      stopping.abort();
      await working;
    },
  };
}

/** Makes the function that removes what no row names, and brings what another machine has fetched. */
function createUpkeep(options: UpkeepOptions, signal?: AbortSignal) {
  const { rows, files, log, now = Date.now } = options;
  const here = new Set<string>();
  const failures = new Map<string, { count: number; dueAt: number }>();

  return async function keepUp() {
    await rows.forgetUnshown(now());
    const { names, unseen } = await readRows(rows, here);
    await files.sweep(names, now());
    for (const row of unseen) {
      if (signal?.aborted) return;
      if (await files.has(row.name, toWidths(row))) here.add(row.name);
      else if ((failures.get(row.url)?.dueAt ?? 0) <= now()) await bring(row);
    }
  };

  async function bring(row: HereRow) {
    try {
      await getCopy(row, options);
      here.add(row.name);
      failures.delete(row.url);
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      const count = (failures.get(row.url)?.count ?? 0) + 1;
      failures.set(row.url, { count, dueAt: now() + Math.min(2 ** count * MINUTE_MS, LONGEST_DELAY_MS) });
      log.warn({ url: row.url, reason: error.message }, "picture that another machine has is not here yet");
    }
  }
}

async function readRows(rows: FetchedRows, here: ReadonlySet<string>) {
  const names = new Set<string>();
  const unseen: HereRow[] = [];
  for (let after = ""; ; ) {
    const batch = await rows.list({ after, limit: ROWS_A_BATCH });
    for (const row of batch) {
      names.add(row.name);
      if (!here.has(row.name)) unseen.push(row);
    }
    const last = batch.at(-1);
    if (!last) return { names, unseen };
    after = last.url;
  }
}
