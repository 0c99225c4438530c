import { expect, onTestFinished, test, vi } from "vitest";
import { watchClock } from "./watch-clock.ts";

test("calls once for each change by the hour", () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 27, 21, 58) });
  onTestFinished(() => void vi.useRealTimers());
  const onChange = vi.fn();
  watchClock(() => (new Date().getUTCHours() < 22 ? "night" : "day"), onChange);
  vi.advanceTimersByTime(60_000);
  expect(onChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(onChange).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60 * 60_000);
  expect(onChange).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60 * 60_000);
  expect(onChange).toHaveBeenCalledTimes(2);
});
