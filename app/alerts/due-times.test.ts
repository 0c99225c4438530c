import { expect, test } from "vitest";
import { onDay } from "./alerts.fixture.ts";
import { isDue, toDaytime } from "./due-times.ts";

test("alerts at once are due by day, at most once an hour", () => {
  const alert = { frequency: "at-once" as const, foundAt: onDay(26, 5), mailedAt: null };
  const times = [onDay(26, 6, 59), onDay(26, 7), onDay(26, 20, 59), onDay(26, 21)];
  expect(times.map((now) => isDue(alert, now))).toEqual([false, true, true, false]);
  expect(isDue({ ...alert, mailedAt: onDay(26, 9, 30) }, onDay(26, 10, 29))).toBe(false);
  expect(isDue({ ...alert, mailedAt: onDay(26, 9, 30) }, onDay(26, 10, 30))).toBe(true);
  // After the machine's clock was set back, mails do not wait for it to catch up.
  expect(isDue({ ...alert, mailedAt: onDay(29, 9) }, onDay(26, 10))).toBe(true);
});

test("at night a mail waits until 7 am, also when daylight saving begins or ends", () => {
  expect([onDay(26, 21), onDay(26, 23, 7), onDay(27, 6, 59)].map(toDaytime)).toEqual(
    [1, 2, 3].map(() => onDay(27, 7)),
  );
  expect(toDaytime(onDay(26, 20, 59))).toBe(onDay(26, 20, 59));
  // Daylight saving begins on 4 October 2026 and ends on 4 April 2027.
  expect(toDaytime(Date.parse("2026-10-03T22:00:00+10:00"))).toBe(Date.parse("2026-10-04T07:00:00+11:00"));
  expect(toDaytime(Date.parse("2027-04-03T22:00:00+11:00"))).toBe(Date.parse("2027-04-04T07:00:00+10:00"));
});

test("daily alerts are due at 7 am, with news found before", () => {
  const alert = { frequency: "daily" as const, foundAt: onDay(25, 9), mailedAt: onDay(25, 7) };
  const times = [onDay(25, 20), onDay(26, 6, 59), onDay(26, 7)];
  expect(times.map((now) => isDue(alert, now))).toEqual([false, false, true]);
  expect(isDue({ ...alert, foundAt: onDay(26, 7, 1) }, onDay(26, 12))).toBe(false);
});

test("weekly alerts are due on Thursday at 4 pm", () => {
  const alert = { frequency: "weekly" as const, foundAt: onDay(20, 9), mailedAt: null };
  const times = [onDay(25, 16), onDay(26, 15, 59), onDay(26, 16), onDay(27, 9)];
  expect(times.map((now) => isDue(alert, now))).toEqual([false, false, true, true]);
});
