import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "#app/store/database.server.ts";
import { finishTask, takeTask } from "#app/store/tasks.server.ts";

export const IMPORT_TASK = "feed import";
const LEASE_MS = 20_000;
const RENEW_EVERY_MS = 5_000;
const LONGEST_WAIT_MS = 60_000;
const LOOK_EVERY_MS = 100;

/** Runs `work` unless another process holds the lease. The lease of a dead process expires within 20 s. */
export async function withImportLease(db: Database, work: () => Promise<void>) {
  if (await takeLease(db)) await holdLease(db, work);
}

/** Waits for the lease, then runs `work`. Throws after a minute. */
export async function awaitImportLease<Result>(db: Database, work: () => Promise<Result>): Promise<Result> {
  for (const end = performance.now() + LONGEST_WAIT_MS; performance.now() < end; ) {
    if (await takeLease(db)) return holdLease(db, work);
    await wait(LOOK_EVERY_MS);
  }
  throw new Error("Another process has been importing for a minute; try again once it is done.");
}

function takeLease(db: Database) {
  return takeTask(db, IMPORT_TASK, { now: Date.now(), leaseMs: LEASE_MS });
}

async function holdLease<Result>(db: Database, work: () => Promise<Result>) {
  const timer = setInterval(() => {
    // A failed renewal is repeated before the lease ends.
    finishTask(db, IMPORT_TASK, Date.now() + LEASE_MS).catch(() => {});
  }, RENEW_EVERY_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await finishTask(db, IMPORT_TASK, 0);
  }
}
