import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { repeat, repeatUntilStopped, toQuantile, waitUntil } from "./repeat.ts";

test("runs every task once, within the limit of concurrency", async () => {
  let underway = 0;
  let most = 0;
  const task = async (index: number) => {
    underway += 1;
    most = Math.max(most, underway);
    await wait(1);
    underway -= 1;
    return index;
  };
  const done = await repeat(20, task, 4);
  expect(done.toSorted((a, b) => a - b)).toEqual([...Array(20).keys()]);
  expect(most).toBe(4);
});

test("continues until stopped, and finishes what has begun", async () => {
  let begun = 0;
  let ended = 0;
  const load = repeatUntilStopped(3, async () => {
    begun += 1;
    await wait(1);
    ended += 1;
  });
  while (ended < 6) await wait(1);
  await load.stop();
  expect(begun).toBe(ended);
  const after = ended;
  await wait(5);
  expect(ended).toBe(after);
});

test("a quantile is the value that a share of the others do not exceed", () => {
  const values = Array.from({ length: 100 }, (_, index) => 99 - index);
  expect([0, 0.5, 0.99].map((share) => toQuantile(values, share))).toEqual([0, 50, 99]);
  expect(toQuantile([], 0.5)).toBeNaN();
});

test("waits until a condition holds, or until its timeout", async () => {
  let looks = 0;
  await waitUntil(async () => ++looks === 3, { everyMs: 1 });
  expect(looks).toBe(3);
  await expect(waitUntil(async () => false, { mostMs: 5, everyMs: 1 })).rejects.toThrow("in vain for 5 ms");
});
