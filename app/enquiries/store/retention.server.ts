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
  /** Enquiries older than this are erased; 0: never. */
  purgeAfterMonths: number;
  /** Each module erases what has reached the end of its period. */
  modules: readonly ModuleStore[];
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
    // Those that need others first: they count what goes with the rows of these.
    ...modules.toReversed().map(({ name, purge }) => async () => {
      if (purge) purged[name] = (await purge(db, options)).count;
    }),
  ]);
  if (!isStopping()) log.info(purged, "old data purged");
  if (!isStopping()) await finishTask(db, TASK, started + DAY_MS);
}
