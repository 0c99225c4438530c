import { expect, test } from "vitest";
import { isDue } from "./due-times.ts";

/** Sydney is eleven hours ahead in summer. */
function at(day: number, hour: number, minute = 0) {
  return Date.UTC(2026, 10, day, hour - 11, minute);
}

test("at once is within the day, at most once an hour", () => {
  const alert = { frequency: "at-once" as const, foundAt: at(26, 5), mailedAt: null };
  expect([at(26, 6, 59), at(26, 7), at(26, 20, 59), at(26, 21)].map((now) => isDue(alert, now))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isDue({ ...alert, mailedAt: at(26, 9, 30) }, at(26, 10, 29))).toBe(false);
  expect(isDue({ ...alert, mailedAt: at(26, 9, 30) }, at(26, 10, 30))).toBe(true);
});

test("every day is at seven, with what was found before", () => {
  const alert = { frequency: "daily" as const, foundAt: at(25, 9), mailedAt: at(25, 7) };
  expect([at(25, 20), at(26, 6, 59), at(26, 7)].map((now) => isDue(alert, now))).toEqual([
    false,
    false,
    true,
  ]);
  expect(isDue({ ...alert, foundAt: at(26, 7, 1) }, at(26, 12))).toBe(false);
});

test("every week is on Thursday at four", () => {
  const alert = { frequency: "weekly" as const, foundAt: at(20, 9), mailedAt: null };
  expect([at(25, 16), at(26, 15, 59), at(26, 16), at(27, 9)].map((now) => isDue(alert, now))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
