import { setImmediate } from "node:timers/promises";
import type { Database } from "./database.server.ts";
import { eraseSubject, findOldEnquiries, toMonthsBefore } from "./erase.server.ts";

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

/** Erases old enquiries once a day. Returns a function that stops it after the enquiry being erased. */
export function startRetention(options: RetentionOptions) {
  if (options.purgeAfterMonths === 0) return async () => {};
  let isStopping = false;
  let running = look();
  const timer = setInterval(() => {
    running = running.then(look);
  }, LOOK_EVERY_MS).unref();

  async function look() {
    // After the start-up.
    await setImmediate();
    await purgeWhenDue(options, () => isStopping).catch(() =>
      options.log.error({}, "old enquiries could not be purged; they are tried again in an hour"),
    );
  }

  return async () => {
    isStopping = true;
    clearInterval(timer);
    await running;
  };
}

/** One of the processes does it, once a day; if it dies over it, another continues an hour later. */
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
    // node:sqlite is synchronous: let requests in between.
    await setImmediate();
  }
  await finishTask(db, TASK, started + DAY_MS);
  log.info({ enquiries, months: purgeAfterMonths }, "old enquiries purged");
}

type TaskOptions = { now: number; leaseMs: number };

/** Leases a task to this process, for `leaseMs`. False when it is leased, or not due. */
export async function takeTask(db: Database, name: string, { now, leaseMs }: TaskOptions) {
  await db
    .insertInto("task")
    .values({ name, due_at: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { numUpdatedRows } = await db
    .updateTable("task")
    .set({ due_at: now + leaseMs })
    .where("name", "=", name)
    .where("due_at", "<=", now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** The task is done; it is due again at `dueAt` (ms). */
async function finishTask(db: Database, name: string, dueAt: number) {
  await db.updateTable("task").set({ due_at: dueAt }).where("name", "=", name).execute();
}
