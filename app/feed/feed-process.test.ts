import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { makeFolder } from "#app/store/stores.fixture.ts";
import { startFeedProcess } from "./feed-process.server.ts";

// Starting a program takes seconds on a busy machine; this only bounds a hang.
vi.setConfig({ testTimeout: 180_000 });

/** By the real clock, while the server's is stopped. */
const LOOK_MS = 20;

test("the process of the feed ends with the server, even where it has not started wholly", async () => {
  const env = { ...process.env, DATA_DIR: makeFolder(), FEED_DIR: makeFolder(), DATABASE_URL: "" };
  const child = fork("ops/feed/process/main.ts", { env, stdio: "ignore", execArgv: [] });
  await once(child, "spawn");
  child.disconnect();
  expect(await once(child, "exit")).toEqual([0, null]);
});

/** A program that notes that it was started, and then does what it is told. */
function makeProgram(then: string) {
  const folder = makeFolder();
  const starts = join(folder, "starts");
  const program = join(folder, "program.mjs");
  writeFileSync(starts, "");
  writeFileSync(
    program,
    `import { appendFileSync } from "node:fs"; appendFileSync(${JSON.stringify(starts)}, process.pid + "\\n"); ${then}`,
  );
  return { program, findStarts: () => readFileSync(starts, "utf8").trim().split("\n").filter(Boolean) };
}

/** Goes on to when it is started again; returns after how long that was (s). */
async function awaitRestart() {
  while (vi.getTimerCount() === 0) await wait(LOOK_MS);
  const before = performance.now();
  vi.advanceTimersToNextTimer();
  return (performance.now() - before) / 1000;
}

function useFakeClock() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
}

test("one that ends at once is started again less and less often, and that is logged once", async () => {
  useFakeClock();
  const error = vi.fn();
  const { program, findStarts } = makeProgram("process.exit(7);");
  const stop = startFeedProcess({ error }, program);
  const pauses = [];
  for (let count = 0; count < 7; count += 1) pauses.push(await awaitRestart());
  await stop();
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60]);
  expect(findStarts().length).toBeGreaterThanOrEqual(7);
  expect(error).toHaveBeenCalledExactlyOnceWith({ code: 7, signal: null }, expect.stringContaining("ended"));
});

test("one that ends after a minute is started again within a second, and logged anew", async () => {
  useFakeClock();
  const error = vi.fn();
  const { program, findStarts } = makeProgram("setInterval(() => {}, 1000);");
  const stop = startFeedProcess({ error }, program);
  const pauses = [];
  for (const seconds of [0, 0, 60]) {
    const started = pauses.length + 1;
    while (findStarts().length < started) await wait(LOOK_MS);
    vi.advanceTimersByTime(seconds * 1000);
    process.kill(Number(findStarts().at(-1)), "SIGKILL");
    pauses.push(await awaitRestart());
  }
  while (findStarts().length < 4) await wait(LOOK_MS);
  expect(pauses).toEqual([1, 2, 1]);
  expect(error).toHaveBeenCalledTimes(2);
  process.kill(Number(findStarts().at(-1)), "SIGKILL");
  await stop();
});
