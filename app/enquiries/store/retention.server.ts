import { setImmediate } from "node:timers/promises";
import type { Database } from "#app/store/database.server.ts";
import type { NoteOutage } from "#app/store/outages/outage-log.server.ts";
import { forgetOldMails } from "#app/store/outbox/mails-to.server.ts";
import { finishTask, startLooking, takeTask } from "#app/store/tasks.server.ts";
import { eraseSubject, findLapsedSubscribers, findOldEnquiries, toMonthsBefore } from "./erase.server.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** The period that the privacy page promises (legal.json). */
const LAPSED_SUBSCRIBERS_MS = 7 * DAY_MS;
const TASK = "purge";

export type RetentionOptions = {
  db: Database;
  dataDir: string;
  /** Enquiries older than this are erased; 0: never. */
  purgeAfterMonths: number;
  log: { info(fields: object, message: string): void };
  now?: () => number;
};

/** Erases what has served its time, once a day. Returns a function that stops it after what is being erased. */
export function startRetention({ noteOutage, ...options }: RetentionOptions & { noteOutage: NoteOutage }) {
  let isStopping = false;
  const stop = startLooking(async () => {
    // After the start-up.
    await setImmediate();
    await purgeWhenDue(options, () => isStopping).catch((error: unknown) =>
      noteOutage(error, "old data could not be purged; it is tried again within the hour"),
    );
  });
  return () => {
    isStopping = true;
    return stop();
  };
}

/** One process purges once a day; if it dies, another continues an hour later. */
export async function purgeWhenDue(
  { db, dataDir, purgeAfterMonths, log, now = Date.now }: RetentionOptions,
  isStopping = () => false,
) {
  const started = now();
  if (!(await takeTask(db, TASK, { now: started, leaseMs: HOUR_MS }))) return;
  await forgetOldMails(db, started);
  const subscribers = await findLapsedSubscribers(db, started - LAPSED_SUBSCRIBERS_MS);
  const enquiries =
    purgeAfterMonths === 0 ? [] : await findOldEnquiries(db, toMonthsBefore(started, purgeAfterMonths));
  for (const id of [...subscribers, ...enquiries]) {
    if (isStopping()) return;
    await eraseSubject(db, id, dataDir);
    // node:sqlite is synchronous: let requests in between.
    await setImmediate();
  }
  await finishTask(db, TASK, started + DAY_MS);
  log.info({ enquiries: enquiries.length, subscribers: subscribers.length }, "old data purged");
}
