import { expect, test } from "vitest";
import {
  isOver,
  isUnreadableInspection,
  parseInspection,
  parseInspections,
  toInspectionText,
  toUpcoming,
} from "./inspection.ts";

test("parses a day, a start and an end, with or without seconds and surrounding spaces", () => {
  const inspection = { date: "2026-11-28", start: "10:00", end: "10:45" };
  expect(parseInspection("2026-11-28T10:00/10:45")).toEqual(inspection);
  expect(parseInspection(" 2026-11-28T10:00:00/10:45:00 ")).toEqual(inspection);
  expect(parseInspection("2026-11-28T10:00/2026-11-28T10:45")).toEqual(inspection);
});

test("has no end when none is given", () => {
  expect(parseInspection("2026-11-28T10:45")).toEqual({ date: "2026-11-28", start: "10:45" });
  const times = ["2026-11-28T10:45", "2026-11-28T10:45", "2026-11-28T10:45/11:00"];
  expect(parseInspections(times)).toHaveLength(2);
});

test.each([
  "",
  "Saturday at ten",
  "2026-11-28",
  "2026-02-30T10:00",
  "2026-13-01T10:00",
  "2026-11-28T24:00",
  "2026-11-28T10:60",
  "2026-11-28T10:30/10:00",
  "2026-11-28T10:00/10:00",
  "2026-11-28T10:00/2026-11-29T10:30",
  "2026-11-28T10:00Z",
  "Saturday",
  "Someday 10:00",
  "Saturday 10:00/09:00",
  "Saturday 25:00",
])("rejects %j as a time", (text) => {
  expect(parseInspection(text)).toBeUndefined();
});

test("knows the last day of February in a leap year", () => {
  expect(parseInspection("2028-02-29T10:00")).toBeDefined();
  expect(parseInspection("2027-02-29T10:00")).toBeUndefined();
});

test("an empty text is readable, other text without a time is not", () => {
  const texts = [" ", "2026-11-28T10:00", "by appointment"];
  expect(texts.map(isUnreadableInspection)).toEqual([false, false, true]);
});

test("an inspection is over at the minute it ends", () => {
  const inspection = { date: "2026-11-28", start: "10:00", end: "10:30" };
  expect(isOver(inspection, "2026-11-28T10:29")).toBe(false);
  expect(isOver(inspection, "2026-11-28T10:30")).toBe(true);
  expect(isOver(inspection, "2026-11-29T00:00")).toBe(true);
});

test("an inspection without an end is over after half an hour, or at midnight", () => {
  const at = (start: string) => ({ date: "2026-11-28", start });
  expect(isOver(at("10:45"), "2026-11-28T11:14")).toBe(false);
  expect(isOver(at("10:45"), "2026-11-28T11:15")).toBe(true);
  expect(isOver(at("23:45"), "2026-11-28T23:58")).toBe(false);
  expect(isOver(at("23:45"), "2026-11-29T00:00")).toBe(true);
});

function toNext(text: string, now: string) {
  const inspection = parseInspection(text);
  const next = inspection && toUpcoming(inspection, now);
  return next && toInspectionText(next);
}

test.each([
  ["2026-11-24T06:13", "2026-11-28"],
  ["2026-11-27T23:59", "2026-11-28"],
  ["2026-11-28T10:44", "2026-11-28"],
  ["2026-11-28T10:45", "2026-12-05"],
  ["2026-11-29T00:00", "2026-12-05"],
  ["2026-12-30T09:00", "2027-01-02"],
])("a weekly inspection at %s is the one on %s", (now, date) => {
  expect(toNext("Saturday 10:00/10:45", now)).toBe(`${date}T10:00/10:45`);
});

test("every weekday is parsed, also without an end", () => {
  const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "saturday", "SUNDAY"];
  expect(days.map((day) => toNext(`${day} 17:00`, "2026-11-23T09:00"))).toEqual(
    ["23", "24", "25", "26", "27", "28", "29"].map((day) => `2026-11-${day}T17:00`),
  );
});

test("an inspection with a date is not repeated", () => {
  expect(toNext("2026-11-28T10:00/10:30", "2026-11-28T10:30")).toBeUndefined();
});
