import { expect, test } from "vitest";
import { createWallClock, withOffset } from "./time.ts";

const sydney = createWallClock("Australia/Sydney");
const brisbane = createWallClock("Australia/Brisbane");
const adelaide = createWallClock("Australia/Adelaide");

test("Sydney is ten hours ahead of UTC in winter and eleven in summer", () => {
  expect(sydney(Date.UTC(2026, 6, 1, 0, 30))).toBe("2026-07-01T10:30");
  expect(sydney(Date.UTC(2026, 11, 1, 0, 30))).toBe("2026-12-01T11:30");
});

test("skips the hour after two when summer time begins", () => {
  expect(sydney(Date.UTC(2026, 9, 3, 15, 59))).toBe("2026-10-04T01:59");
  expect(sydney(Date.UTC(2026, 9, 3, 16, 0))).toBe("2026-10-04T03:00");
});

test("has the hour after two twice when summer time ends", () => {
  expect(sydney(Date.UTC(2027, 3, 3, 15, 59))).toBe("2027-04-04T02:59");
  expect(sydney(Date.UTC(2027, 3, 3, 16, 0))).toBe("2027-04-04T02:00");
  expect(sydney(Date.UTC(2027, 3, 3, 17, 0))).toBe("2027-04-04T03:00");
});

test("writes midnight as 00:00 of the new day", () => {
  expect(sydney(Date.UTC(2026, 11, 31, 13, 0))).toBe("2027-01-01T00:00");
  expect(sydney(Date.UTC(2026, 11, 31, 12, 59, 59))).toBe("2026-12-31T23:59");
});

test("a time has the offset of its day", () => {
  expect(withOffset(sydney, "2026-07-01T10:30")).toBe("2026-07-01T10:30:00+10:00");
  expect(withOffset(sydney, "2026-11-28T10:30")).toBe("2026-11-28T10:30:00+11:00");
  expect(withOffset(sydney, "2027-04-04T01:59")).toBe("2027-04-04T01:59:00+11:00");
  expect(withOffset(sydney, "2027-04-04T03:00")).toBe("2027-04-04T03:00:00+10:00");
});

test("a time in the repeated hour means the first of the two", () => {
  expect(withOffset(sydney, "2027-04-04T02:30")).toBe("2027-04-04T02:30:00+11:00");
  expect(withOffset(adelaide, "2027-04-04T02:30")).toBe("2027-04-04T02:30:00+10:30");
});

test("a time in the skipped hour has the offset before it", () => {
  expect(withOffset(sydney, "2026-10-04T02:30")).toBe("2026-10-04T02:30:00+10:00");
  expect(sydney(Date.parse("2026-10-04T02:30:00+10:00"))).toBe("2026-10-04T03:30");
  expect(withOffset(adelaide, "2026-10-04T02:30")).toBe("2026-10-04T02:30:00+09:30");
});

test("Brisbane has one offset all year, through the hours that others skip or repeat", () => {
  for (const time of ["2026-07-01T10:30", "2026-10-04T02:30", "2026-12-01T10:30", "2027-04-04T02:30"]) {
    expect(withOffset(brisbane, time)).toBe(`${time}:00+10:00`);
    expect(brisbane(Date.parse(`${time}:00+10:00`))).toBe(time);
  }
});

test("Adelaide keeps its half hours, in winter and in summer", () => {
  expect(adelaide(Date.UTC(2026, 6, 1, 0, 30))).toBe("2026-07-01T10:00");
  expect(withOffset(adelaide, "2026-07-01T10:00")).toBe("2026-07-01T10:00:00+09:30");
  expect(withOffset(adelaide, "2026-12-01T10:00")).toBe("2026-12-01T10:00:00+10:30");
});
