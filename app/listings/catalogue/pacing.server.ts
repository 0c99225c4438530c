import { setImmediate as giveWay } from "node:timers/promises";

/** Times as long as a task took. */
const REST = 4;

/**
 * Runs a task again and again, never twice at once, and rests longer after one that took long. Returns the function that
 * stops it and waits for what is still running.
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

/** Does something with each item; other requests are served between batches. */
export async function inBatches<Item>(items: readonly Item[], work: (item: Item) => unknown) {
  for (const [index, item] of items.entries()) {
    if (index % BATCH_RECORDS === 0) await giveWay();
    work(item);
  }
}
