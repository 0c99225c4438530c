import { setImmediate } from "node:timers/promises";
import type { Database } from "./database.server.ts";
import { eraseSubject, findOldEnquiries, toMonthsBefore } from "./erase.server.ts";
import { finishTask, takeTask } from "./tasks.server.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const LOOK_EVERY_MS = 10 * MINUTE_MS;
const TASK = "purge";

type RetentionLog = {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

export type RetentionOptions = {
  db: Database;
  dataDir: string;
  /** Enquiries older than this are erased; 0: never. */
  purgeAfterMonths: number;
  log: RetentionLog;
  now?: () => number;
};

/** Erases once a day what has served its time. Returns what stops it, after the enquiry under way. */
export function startRetention(options: RetentionOptions) {
  if (options.purgeAfterMonths === 0) return async () => {};
  let isStopping = false;
  let underway = look();
  const timer = setInterval(() => {
    underway = underway.then(look);
  }, LOOK_EVERY_MS).unref();

  async function look() {
    // Let the start end first.
    await setImmediate();
    await purgeWhenDue(options, () => isStopping).catch(() =>
      options.log.error({}, "old enquiries could not be purged; they are tried again in an hour"),
    );
  }

  return async () => {
    isStopping = true;
    clearInterval(timer);
    await underway;
  };
}

/** Of several processes one does it, once a day; what it leaves undone, one of them does an hour later. */
export async function purgeWhenDue(
  { db, dataDir, purgeAfterMonths, log, now = Date.now }: RetentionOptions,
  isStopping = () => false,
) {
  const started = now();
  if (!(await takeTask(db, TASK, { now: started, leaseMs: HOUR_MS }))) return;
  let enquiries = 0;
  for (const id of await findOldEnquiries(db, toMonthsBefore(started, purgeAfterMonths))) {
    if (isStopping()) return;
    await eraseSubject(db, id, dataDir);
    enquiries += 1;
    // SQLite answers without waiting: visitors get their turn in between.
    await setImmediate();
  }
  await finishTask(db, TASK, started + DAY_MS);
  log.info({ enquiries, months: purgeAfterMonths }, "old enquiries purged");
}
