import { expect, test } from "vitest";
import { toSydneyTime, withSydneyOffset } from "./sydney-time.ts";

test("is ten hours ahead of UTC in winter and eleven in summer", () => {
  expect(toSydneyTime(Date.UTC(2026, 6, 1, 0, 30))).toBe("2026-07-01T10:30");
  expect(toSydneyTime(Date.UTC(2026, 11, 1, 0, 30))).toBe("2026-12-01T11:30");
});

test("skips the hour after two when summer time begins", () => {
  expect(toSydneyTime(Date.UTC(2026, 9, 3, 15, 59))).toBe("2026-10-04T01:59");
  expect(toSydneyTime(Date.UTC(2026, 9, 3, 16, 0))).toBe("2026-10-04T03:00");
});

test("has the hour after two twice when summer time ends", () => {
  expect(toSydneyTime(Date.UTC(2027, 3, 3, 15, 59))).toBe("2027-04-04T02:59");
  expect(toSydneyTime(Date.UTC(2027, 3, 3, 16, 0))).toBe("2027-04-04T02:00");
  expect(toSydneyTime(Date.UTC(2027, 3, 3, 17, 0))).toBe("2027-04-04T03:00");
});

test("writes midnight as 00:00 of the new day", () => {
  expect(toSydneyTime(Date.UTC(2026, 11, 31, 13, 0))).toBe("2027-01-01T00:00");
  expect(toSydneyTime(Date.UTC(2026, 11, 31, 12, 59, 59))).toBe("2026-12-31T23:59");
});

test("a time has the offset of its day", () => {
  expect(withSydneyOffset("2026-07-01T10:30")).toBe("2026-07-01T10:30:00+10:00");
  expect(withSydneyOffset("2026-11-28T10:30")).toBe("2026-11-28T10:30:00+11:00");
  expect(withSydneyOffset("2027-04-04T01:59")).toBe("2027-04-04T01:59:00+11:00");
  expect(withSydneyOffset("2027-04-04T03:00")).toBe("2027-04-04T03:00:00+10:00");
});
