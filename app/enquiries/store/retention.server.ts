import { setImmediate } from "node:timers/promises";
import type { ModuleStore } from "#app/core/module-store.ts";
import { DAY_MS, HOUR_MS, toMonthsBefore } from "#app/region/time.ts";
import type { Database } from "#app/store/database.server.ts";
import type { NoteOutage } from "#app/store/outages/outage-log.server.ts";
import { forgetOldMails } from "#app/store/outbox/mails-to.server.ts";
import { doEach, finishTask, startLooking, takeTask } from "#app/store/tasks.server.ts";

const TASK = "purge";

export type RetentionOptions = {
  db: Database;
  dataDir: string;
  /** Age in months at which enquiries are erased; 0: never. */
  purgeAfterMonths: number;
  /** Each module erases its own expired data. */
  modules: readonly ModuleStore[];
  log: { info(fields: object, message: string): void };
  now?: () => number;
};

/** Erases expired data once a day. Returns a function that stops it after the current record. */
export function startRetention({ noteOutage, ...options }: RetentionOptions & { noteOutage: NoteOutage }) {
  let isStopping = false;
  const stop = startLooking(async () => {
    // Runs after startup.
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

/** Purges once a day in one process; if that dies, another continues an hour later. */
export async function purgeWhenDue(
  { db, dataDir, purgeAfterMonths, modules, log, now = Date.now }: RetentionOptions,
  isStopping = () => false,
) {
  const started = now();
  if (!(await takeTask(db, TASK, { now: started, leaseMs: HOUR_MS }))) return;
  const before = purgeAfterMonths === 0 ? 0 : toMonthsBefore(started, purgeAfterMonths);
  const options = { dataDir, before, now: started, isStopping };
  const purged: Record<string, number> = {};
  await doEach([
    () => forgetOldMails(db, started),
    // Dependent modules first, because they count what is deleted along with the rows of others.
    ...modules.toReversed().map(({ name, purge }) => async () => {
      if (purge) purged[name] = (await purge(db, options)).count;
    }),
  ]);
  if (!isStopping()) log.info(purged, "old data purged");
  if (!isStopping()) await finishTask(db, TASK, started + DAY_MS);
}
