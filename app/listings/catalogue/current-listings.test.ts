import { expect, test } from "vitest";
import { keepCurrent, withUpcomingInspections } from "./current-listings.ts";

const inspection = { date: "2026-11-28", start: "10:00", end: "10:30" };
const open = [{ id: 1, nextInspection: inspection }, { id: 2 }];
const closed = [{ id: 1, nextInspection: undefined }, { id: 2 }];
const tenFifteen = Date.UTC(2026, 10, 27, 23, 15);
const tenThirty = Date.UTC(2026, 10, 27, 23, 30);
const nextMidnight = Date.UTC(2026, 10, 28, 13, 0);

test("an inspection is shown until it ends", () => {
  expect(withUpcomingInspections(open, "2026-11-28T10:29")).toEqual(open);
  expect(withUpcomingInspections(open, "2026-11-28T10:30")).toEqual(closed);
});

test("a weekly inspection is followed by that of the next week, while nothing else changes", () => {
  let now = tenFifteen;
  const weekly = [{ id: 1, nextInspection: { ...inspection, date: "2024-01-06", isWeekly: true as const } }];
  const current = keepCurrent(
    () => weekly,
    () => now,
  );
  expect(current.get()[0]?.nextInspection?.date).toBe("2026-11-28");
  now = tenThirty;
  expect(current.checkClock()).toBe(true);
  expect(current.get()[0]?.nextInspection?.date).toBe("2026-12-05");
});

test("listings are worked out once, however often they are asked for", () => {
  const current = keepCurrent(
    () => open,
    () => tenFifteen,
  );
  expect(current.get()).toBe(current.get());
});

test("other listings count at once", () => {
  let all: { id: number; nextInspection?: undefined }[] = [];
  const current = keepCurrent(
    () => all,
    () => tenFifteen,
  );
  expect(current.get()).toEqual([]);
  all = [{ id: 3 }];
  expect(current.get()).toEqual([{ id: 3 }]);
});

test("the clock changes something when an inspection ends, once", () => {
  let now = tenFifteen;
  const current = keepCurrent(
    () => open,
    () => now,
  );
  expect(current.checkClock()).toBe(false);
  now = tenThirty;
  expect(current.checkClock()).toBe(true);
  expect(current.get()).toEqual(closed);
  expect(current.checkClock()).toBe(false);
});

test("the clock changes something at midnight in Sydney, even when no inspection ends", () => {
  let now = nextMidnight - 60_000;
  const current = keepCurrent(
    () => open,
    () => now,
  );
  expect(current.checkClock()).toBe(false);
  now = nextMidnight;
  expect(current.checkClock()).toBe(true);
  expect(current.checkClock()).toBe(false);
});
