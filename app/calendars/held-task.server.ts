import type { Database } from "#app/store/database.server.ts";
import { finishTask, moveTask, takeTask } from "#app/store/tasks.server.ts";

/** Makes a task that one process holds as long as it runs; another takes over when it ends. */
export function createHeldTask(db: Database, name: string, leaseMs: number) {
  let heldUntil = 0;
  return {
    /** "taken": newly leased, another process may have done it meanwhile; undefined: another process holds it. */
    async hold(now: number) {
      const isKept =
        heldUntil > 0 && (await moveTask(db, name, { until: now + leaseMs, is: "=", at: heldUntil }));
      const isHeld = isKept || (await takeTask(db, name, { now, leaseMs }));
      heldUntil = isHeld ? now + leaseMs : 0;
      return isKept ? "kept" : isHeld ? "taken" : undefined;
    },
    async release() {
      if (heldUntil > 0) await finishTask(db, name, 0).catch(() => {});
    },
  };
}
