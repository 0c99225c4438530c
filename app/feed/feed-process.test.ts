import { ChildProcess } from "node:child_process";
import { expect, onTestFinished, test, vi } from "vitest";
import { startFeedProcess } from "./feed-process.server.ts";

/** A process that exits when it is signalled. */
class FakeProcess extends ChildProcess {
  override readonly pid = 1;
  override readonly connected = true;
  override disconnect() {
    this.emit("exit", 0, null);
  }
}

/** A server under a fake clock. `end` ends the newest process and returns the delay (s) before the next. */
function startServer() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const error = vi.fn();
  const started: FakeProcess[] = [];
  const stop = startFeedProcess({ error }, () => {
    const child = new FakeProcess();
    started.push(child);
    return child;
  });
  function end(code: number | null, signal: NodeJS.Signals | null = null) {
    started.at(-1)?.emit("exit", code, signal);
    const before = performance.now();
    vi.advanceTimersToNextTimer();
    return (performance.now() - before) / 1000;
  }
  return { error, started, stop, end };
}

test("a process that fails early is restarted with growing delays, which is logged once", async () => {
  const { error, started, stop, end } = startServer();
  expect([1, 2, 3, 4, 5, 6, 7].map(() => end(7))).toEqual([1, 2, 4, 8, 16, 32, 60]);
  expect(error).toHaveBeenCalledExactlyOnceWith({ code: 7, signal: null }, expect.stringContaining("ended"));
  await stop();
  expect([started.length, vi.getTimerCount()]).toEqual([8, 0]);
});

test("a process that ran for a minute is restarted within a second, and logged again", () => {
  const { error, end } = startServer();
  const pauses = [0, 0, 60].map((seconds) => {
    vi.advanceTimersByTime(seconds * 1000);
    return end(null, "SIGKILL");
  });
  expect(pauses).toEqual([1, 2, 1]);
  expect(error).toHaveBeenCalledTimes(2);
});
