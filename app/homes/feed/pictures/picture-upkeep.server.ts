import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "#app/store/database.server.ts";
import type { NoteOutage } from "#app/store/outages/outage-log.server.ts";
import { type FetchedRow, listFetchedPictures } from "../../register/pictures/picture-rows.server.ts";
import { forgetUnshown } from "../../register/pictures/shown-pictures.server.ts";
import { parseWidths } from "../../register/register.ts";
import { getCopy, type PictureSource } from "./get-picture.server.ts";
import { PictureError } from "./picture-error.ts";
import type { PictureLog } from "./picture-queue.server.ts";

const ROWS_A_BATCH = 500;
const MINUTE_MS = 60_000;
const LONGEST_DELAY_MS = 60 * MINUTE_MS;

type UpkeepOptions = PictureSource & {
  db: Database;
  log: PictureLog;
  noteOutage: NoteOutage;
  now: () => number;
  signal: AbortSignal;
};

/** Keeps this machine's pictures as the register has them, with a look every minute, until it is stopped. */
export async function runPictureUpkeep(options: UpkeepOptions): Promise<void> {
  const { noteOutage, signal } = options;
  const keepUp = createUpkeep(options);
  while (!signal.aborted) {
    await keepUp().catch((error: unknown) => {
      if (!signal.aborted) noteOutage(error, "the pictures of the feed cannot be looked after");
    });
    await wait(MINUTE_MS, undefined, { signal }).catch(() => {});
  }
}

/** Makes the function that removes what no row names, and brings what another machine has fetched. */
function createUpkeep(options: UpkeepOptions) {
  const { db, files, log, now, signal } = options;
  const here = new Set<string>();
  const failures = new Map<string, { count: number; dueAt: number }>();

  return async function keepUp() {
    await forgetUnshown(db, now());
    const { names, unseen } = await readRows(db, here);
    await files.sweep(names, now());
    for (const row of unseen) {
      if (signal.aborted) return;
      if (await files.has(row.name, parseWidths(row))) here.add(row.name);
      else if ((failures.get(row.url)?.dueAt ?? 0) <= now()) await bring(row);
    }
  };

  async function bring(row: FetchedRow) {
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
