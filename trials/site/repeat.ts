import { setTimeout as wait } from "node:timers/promises";

const MS_PER_SECOND = 1000;

/** Does a task so many times, a few at once; what came of each, in the order in which they ended. */
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

/** Several who do one thing after the other until they are told to stop. */
export function repeatUntilStopped(atOnce: number, task: (worker: number, turn: number) => Promise<void>) {
  let isStopped = false;
  async function work(worker: number) {
    for (let turn = 0; !isStopped; turn += 1) await task(worker, turn);
  }
  const all = Promise.all(Array.from({ length: atOnce }, (_, worker) => work(worker)));
  return {
    /** Ends when everybody has done what they were about. */
    async stop() {
      isStopped = true;
      await all;
    },
  };
}

/** How long a task takes (ms), so many times, a few at once; and how often it was done in a second. */
export async function measureTimes(count: number, task: (index: number) => Promise<unknown>, atOnce: number) {
  const start = performance.now();
  const times = await repeat(count, (index) => measure(() => task(index)), atOnce);
  return { times, perSecond: (count * MS_PER_SECOND) / (performance.now() - start) };
}

/** How long a task takes (ms). */
export async function measure(task: () => Promise<unknown>) {
  const start = performance.now();
  await task();
  return performance.now() - start;
}

/** The value that a share of the others, such as 0.99, do not exceed. */
export function toQuantile(values: readonly number[], share: number) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

/** Waits until it is true. Throws where it is not after `mostMs`. */
export async function waitUntil(isTrue: () => Promise<boolean>, { mostMs = 300_000, everyMs = 50 } = {}) {
  for (const limit = Date.now() + mostMs; !(await isTrue()); await wait(everyMs))
    if (Date.now() > limit) throw new Error(`Waited in vain for ${mostMs} ms.`);
}
