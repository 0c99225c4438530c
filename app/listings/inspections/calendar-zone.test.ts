import { expect, test } from "vitest";
import { findClockChanges } from "#app/region/time/clock-changes.ts";
import { toZoneLines } from "./calendar-zone.ts";

const DAYS_PER_WEEK = 7;

test("a zone with summer time has both changes of its clock, every year", () => {
  expect(toZoneLines("Australia/Sydney")).toEqual([
    "BEGIN:VTIMEZONE",
    "TZID:Australia/Sydney",
    "BEGIN:STANDARD",
    expect.stringMatching(/^DTSTART:\d{4}040\dT030000$/),
    "TZOFFSETFROM:+1100",
    "TZOFFSETTO:+1000",
    "TZNAME:AEST",
    "RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU",
    "END:STANDARD",
    "BEGIN:DAYLIGHT",
    expect.stringMatching(/^DTSTART:\d{4}100\dT020000$/),
    "TZOFFSETFROM:+1000",
    "TZOFFSETTO:+1100",
    "TZNAME:AEDT",
    "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=1SU",
    "END:DAYLIGHT",
    "END:VTIMEZONE",
  ]);
});

test("a zone without summer time has one offset and no rule", () => {
  expect(toZoneLines("Australia/Brisbane")).toEqual([
    "BEGIN:VTIMEZONE",
    "TZID:Australia/Brisbane",
    "BEGIN:STANDARD",
    expect.stringMatching(/^DTSTART:\d{4}0101T000000$/),
    "TZOFFSETFROM:+1000",
    "TZOFFSETTO:+1000",
    "TZNAME:AEST",
    "END:STANDARD",
    "END:VTIMEZONE",
  ]);
});

test("a zone of half hours keeps them", () => {
  const lines = toZoneLines("Australia/Adelaide");
  expect(lines).toContain("TZOFFSETTO:+1030");
  expect(lines).toContain("TZOFFSETTO:+0930");
  expect(toZoneLines("Australia/Darwin")).toContain("TZOFFSETTO:+0930");
});

const cities = ["Sydney", "Melbourne", "Hobart", "Adelaide", "Brisbane", "Darwin", "Perth"] as const;

test.each(cities)("the yearly rules of %s are the changes Intl knows for twenty years", (city) => {
  const zone = `Australia/${city}`;
  const rules = toZoneLines(zone).flatMap((line) => {
    const [, month, week] = /^RRULE:FREQ=YEARLY;BYMONTH=(\d+);BYDAY=(\d)SU$/.exec(line) ?? [];
    return month && week ? [{ month: Number(month), week: Number(week) }] : [];
  });
  for (let year = 2020; year < 2040; year += 1) {
    const days = findClockChanges(zone, year).map(({ at, from }) => new Date(at + from * 60_000));
    expect(
      days.map((day) => ({
        month: day.getUTCMonth() + 1,
        week: Math.ceil(day.getUTCDate() / DAYS_PER_WEEK),
        weekday: day.getUTCDay(),
      })),
    ).toEqual(rules.map((rule) => ({ ...rule, weekday: 0 })));
  }
});
