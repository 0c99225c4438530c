import { expect, onTestFinished, test, vi } from "vitest";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { toDayLight, watchDayLight } from "./day-light.server.ts";

test.each([
  ["00:00", "dawn"],
  ["08:59", "dawn"],
  ["09:00", "noon"],
  ["16:59", "noon"],
  ["17:00", "dusk"],
  ["23:59", "dusk"],
])("at %s it is %s", (clock, light) => {
  expect(toDayLight(`2026-11-28T${clock}`)).toBe(light);
});

test("goes by the clock of Sydney, in winter and in summer", () => {
  expect(toDayLight(toAgencyTime(Date.UTC(2026, 6, 1, 22, 30)))).toBe("dawn");
  expect(toDayLight(toAgencyTime(Date.UTC(2026, 11, 1, 22, 30)))).toBe("noon");
});

test("calls once for each change of the light", () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 27, 21, 58) });
  onTestFinished(() => void vi.useRealTimers());
  const onChange = vi.fn();
  watchDayLight(onChange);
  vi.advanceTimersByTime(60_000);
  expect(onChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(onChange).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(7 * 3_600_000);
  expect(onChange).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(3_600_000);
  expect(onChange).toHaveBeenCalledTimes(2);
});
