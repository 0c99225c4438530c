import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { repeat, repeatUntilStopped } from "./repeat.ts";

test("does every task once, never more at once than asked", async () => {
  let underway = 0;
  let most = 0;
  const done = await repeat(
    20,
    async (index) => {
      underway += 1;
      most = Math.max(most, underway);
      await wait(1);
      underway -= 1;
      return index;
    },
    4,
  );
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index));
  expect(most).toBe(4);
});

test("goes on until told to stop, and ends what was begun", async () => {
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
