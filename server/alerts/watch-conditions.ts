import { type Condition, getFault } from "./conditions.ts";

const LOOK_EVERY_MS = 60_000;
const REPEAT_MS = 60 * 60_000;

type WatchOptions = {
  log: {
    info(fields: object, message: string): void;
    error(fields: object, message: string): void;
  };
  now?: () => number;
};

/** Looks every minute, from the start on. Returns what stops it. */
export function watchConditions(conditions: readonly Condition[], options: WatchOptions) {
  const look = createWatch(conditions, options);
  void look();
  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}

/** One look: an error in the log when a fault appears, once an hour while it lasts, and a line when it is over. */
export function createWatch(conditions: readonly Condition[], { log, now = Date.now }: WatchOptions) {
  const told = new Map<string, { since: number; at: number }>();

  async function lookAt(condition: Condition) {
    const { name } = condition;
    const fault = await getFault(condition);
    const before = told.get(name);
    if (fault) {
      if (before && now() - before.at < REPEAT_MS) return;
      told.set(name, { since: before?.since ?? now(), at: now() });
      log.error({ alert: name, reason: fault }, "alert");
    } else if (before) {
      told.delete(name);
      log.info({ alert: name, seconds: Math.round((now() - before.since) / 1000) }, "alert is over");
    }
  }

  return async () => {
    for (const condition of conditions) await lookAt(condition);
  };
}
