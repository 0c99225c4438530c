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

export type Times = { perSecond: number; medianMs: number; p99Ms: number };

/** How fast a task is done so many times, a few at once, and how long each takes. */
export async function measureTimes(
  count: number,
  task: (index: number) => Promise<unknown>,
  atOnce: number,
): Promise<Times> {
  const start = performance.now();
  const times = await repeat(
    count,
    async (index) => {
      const before = performance.now();
      await task(index);
      return performance.now() - before;
    },
    atOnce,
  );
  const seconds = (performance.now() - start) / MS_PER_SECOND;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { perSecond: count / seconds, medianMs: at(0.5), p99Ms: at(0.99) };
}
