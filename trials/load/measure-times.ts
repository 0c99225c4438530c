import { repeat } from "./repeat.ts";

const MS_PER_SECOND = 1000;

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
