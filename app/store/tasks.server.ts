import type { Database } from "./database.server.ts";

const LOOK_EVERY_MS = 10 * 60_000;
/** Clocks of processes differ by less than this. A time further ahead was written before the clock was set back. */
export const CLOCK_SKEW_MS = 60_000;

/** Calls `look` every `everyMs`, ten minutes by default. Returns a function that stops and awaits the running call. */
export function startLooking(look: () => Promise<void>, everyMs = LOOK_EVERY_MS) {
  let isLooking = false;
  let running = start();
  // Skips calls that are due while one is running.
  const timer = setInterval(() => {
    if (!isLooking) running = start();
  }, everyMs).unref();
  async function start() {
    isLooking = true;
    await look();
    isLooking = false;
  }
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Runs every duty, even after one has failed, then throws the errors. */
export async function doEach(duties: readonly (() => Promise<unknown>)[]) {
  const errors: unknown[] = [];
  for (const duty of duties) await duty().catch((error: unknown) => errors.push(error));
  if (errors.length > 1) throw new AggregateError(errors, `${errors.length} jobs have failed`);
  if (errors.length === 1) throw errors[0];
}

type TaskOptions = { now: number; leaseMs: number };

/** Leases a task to this process for `leaseMs`. False when it is leased already, or not due. */
export async function takeTask(db: Database, name: string, { now, leaseMs }: TaskOptions) {
  await db
    .insertInto("task")
    .values({ name, due_at: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return moveTask(db, name, { until: now + leaseMs, is: "<=", at: now });
}

/** Marks a task as done; it is due again at `dueAt` (ms). */
export async function finishTask(db: Database, name: string, dueAt: number) {
  await db.updateTable("task").set({ due_at: dueAt }).where("name", "=", name).execute();
}

/** Lets one caller through per interval (ms), over all processes. Returns the delay (ms); at 0 the turn is taken. */
export async function takeTurn(
  db: Database,
  name: string,
  { now, everyMs }: { now: number; everyMs: number },
) {
  const turn = { now, leaseMs: everyMs };
  // A turn further ahead was taken before the clock was set back.
  if ((await takeTask(db, name, turn)) || (await takeFromFuture(db, name, turn))) return 0;
  const { due_at } = await db
    .selectFrom("task")
    .select("due_at")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return Math.max(1, due_at - now);
}

type Share = { now: number; most: number; withinMs: number };

/**
 * Takes one of `most` places in any `withinMs`, over all processes; false when all are taken. A place taken for longer
 * than that dates from before the clock was set back, and counts as free.
 */
export async function takeQuota(db: Database, name: string, { now, most, withinMs }: Share) {
  for (let number = 1; number <= most; number += 1) {
    const share = `${name} ${number}`;
    const free = { now, leaseMs: withinMs };
    if ((await takeTask(db, share, free)) || (await takeFromFuture(db, share, free))) return true;
  }
  return false;
}

function takeFromFuture(db: Database, name: string, { now, leaseMs }: TaskOptions) {
  return moveTask(db, name, { until: now + leaseMs, is: ">", at: now + leaseMs + CLOCK_SKEW_MS });
}

type Move = { until: number; is: "<=" | "=" | ">"; at: number };

/** The time (ms) a task is due; undefined where it never was. */
export async function getDue(db: Database, name: string) {
  const task = await db.selectFrom("task").select("due_at").where("name", "=", name).executeTakeFirst();
  return task?.due_at;
}

/** Makes a task due at `dueAt`, unless it is due earlier. */
export async function bringForward(db: Database, name: string, dueAt: number) {
  await db
    .insertInto("task")
    .values({ name, due_at: dueAt })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({ due_at: dueAt }).where("task.due_at", ">", dueAt),
    )
    .execute();
}

/** Moves a task to `until` if it is due as expected. False otherwise. */
export async function moveTask(db: Database, name: string, { until, is, at }: Move) {
  const { numUpdatedRows } = await db
    .updateTable("task")
    .set({ due_at: until })
    .where("name", "=", name)
    .where("due_at", is, at)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Takes a lock until the transaction ends; others wait for it, in every process. */
export async function lock(db: Database, name: string, now: number) {
  await db
    .insertInto("task")
    .values({ name, due_at: now })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ due_at: now }))
    .execute();
}

/** Makes delays (ms) for failures in a row, which double up to the longest. */
export function createBackOff({ firstMs, longestMs }: { firstMs: number; longestMs: number }) {
  let lastMs = 0;
  return {
    next() {
      lastMs = Math.min(2 * lastMs || firstMs, longestMs);
      return lastMs;
    },
    /** Called on success: the next failure counts as the first. */
    reset() {
      lastMs = 0;
    },
  };
}
