import { expect, onTestFinished, test, vi } from "vitest";
import { getDayLight } from "#app/document/site/day-light.server.ts";
import { watchClock } from "./watch-clock.ts";

test("calls once for each change of the light", () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 27, 21, 58) });
  onTestFinished(() => void vi.useRealTimers());
  const onChange = vi.fn();
  watchClock(() => getDayLight(Date.now()), onChange);
  vi.advanceTimersByTime(60_000);
  expect(onChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(onChange).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(7 * 3_600_000);
  expect(onChange).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(3_600_000);
  expect(onChange).toHaveBeenCalledTimes(2);
});
