import type { Database } from "#app/store/database.server.ts";
import { finishTask, takeTask } from "#app/store/tasks.server.ts";

export const IMPORT_TASK = "feed import";
const LEASE_MS = 20_000;
const RENEW_EVERY_MS = 5_000;

/**
 * Runs `work` if no other process is at it, and keeps the others out for as long as it runs. After a process that died,
 * the next one comes in within 20 s.
 */
export async function withImportLease(db: Database, work: () => Promise<void>) {
  if (!(await takeTask(db, IMPORT_TASK, { now: Date.now(), leaseMs: LEASE_MS }))) return;
  const timer = setInterval(() => {
    // What fails now is tried again before the lease ends.
    finishTask(db, IMPORT_TASK, Date.now() + LEASE_MS).catch(() => {});
  }, RENEW_EVERY_MS);
  try {
    await work();
  } finally {
    clearInterval(timer);
    await finishTask(db, IMPORT_TASK, 0);
  }
}
