import { setTimeout as wait } from "node:timers/promises";

const MS_PER_SECOND = 1000;

/** Runs a task `count` times with limited concurrency; returns the results in the order of completion. */
export async function repeat<Result>(
  count: number,
  task: (index: number) => Promise<Result>,
  atOnce: number,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  async function work() {
    while (next < count) {
      const index = next;
      next += 1;
      results.push(await task(index));
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

/** Starts workers that repeat a task until stopped. */
export function repeatUntilStopped(atOnce: number, task: (worker: number, turn: number) => Promise<void>) {
  let isStopped = false;
  async function work(worker: number) {
    for (let turn = 0; !isStopped; turn += 1) await task(worker, turn);
  }
  const all = Promise.all(Array.from({ length: atOnce }, (_, worker) => work(worker)));
  return {
    /** Resolves when every worker has finished its current task. */
    async stop() {
      isStopped = true;
      await all;
    },
  };
}

/** Measures a task's times (ms) over `count` runs with limited concurrency, and its rate per second. */
export async function measureTimes(count: number, task: (index: number) => Promise<unknown>, atOnce: number) {
  const start = performance.now();
  const times = await repeat(count, (index) => measure(() => task(index)), atOnce);
  return { times, perSecond: (count * MS_PER_SECOND) / (performance.now() - start) };
}

/** Measures the time of one task (ms). */
export async function measure(task: () => Promise<unknown>) {
  const start = performance.now();
  await task();
  return performance.now() - start;
}

/** The quantile of values for a share such as 0.99. */
export function toQuantile(values: readonly number[], share: number) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

/** Waits until a condition holds. Throws after `mostMs`. */
export async function waitUntil(isTrue: () => Promise<boolean>, { mostMs = 300_000, everyMs = 50 } = {}) {
  for (const limit = Date.now() + mostMs; !(await isTrue()); await wait(everyMs))
    if (Date.now() > limit) throw new Error(`Waited in vain for ${mostMs} ms.`);
}
