import { setImmediate as giveWay } from "node:timers/promises";

/** Length of a pause, in runs: reloading takes at most half of a processor's time. */
const REST = 1;

/**
 * Runs a task repeatedly, never twice at once, with a longer pause after a slow run. Returns a function that stops it
 * and waits for a run in progress.
 */
export function repeat(task: () => Promise<void>, everyMs: number) {
  let isStopped = false;
  let running = Promise.resolve();
  let timer = setTimeout(run, everyMs).unref();
  function run() {
    const start = performance.now();
    running = task().finally(() => {
      if (isStopped) return;
      timer = setTimeout(run, Math.max(everyMs, REST * (performance.now() - start))).unref();
    });
  }
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}

const BATCH_RECORDS = 20;

/** Calls `work` with each item, and lets other requests run between batches. */
export async function inBatches<Item>(items: readonly Item[], work: (item: Item) => unknown) {
  for (const [index, item] of items.entries()) {
    if (index % BATCH_RECORDS === 0) await giveWay();
    work(item);
  }
}
