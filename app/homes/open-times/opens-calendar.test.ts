import { expect, test } from "vitest";
import { toTestListing } from "#app/homes/record/sale.fixture.ts";
import { findClockChanges } from "#app/region/time.ts";
import { toTestEvents } from "./open-times.fixture.ts";
import { foldLine, toInspectionCalendar, toTextLine, toZoneLines } from "./opens-calendar.ts";

function toCalendar(about: Parameters<typeof toTestListing>[0] = {}) {
  return toInspectionCalendar(toTestEvents(toTestListing(about)));
}

/** Parses a calendar into unfolded lines, by name. */
function toLines(calendar: string) {
  return calendar.replaceAll("\r\n ", "").split("\r\n");
}

test("gives the inspection in Sydney time, with the rules of that zone", () => {
  const lines = toLines(toCalendar());
  expect(lines).toContain("DTSTART;TZID=Australia/Sydney:20261128T100000");
  expect(lines).toContain("DTEND;TZID=Australia/Sydney:20261128T103000");
  expect(lines).toContain("TZID:Australia/Sydney");
  expect(lines).toContain("RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=1SU");
});

test("an inspection without an end has none in calendars", () => {
  const lines = toLines(toCalendar({ inspections: [{ date: "2026-12-05", start: "10:00" }] }));
  expect(lines).toContain("DTSTART;TZID=Australia/Sydney:20261205T100000");
  expect(lines.join()).not.toContain("DTEND");
});

test("a file that changes nothing of the time changes nothing of the calendar", () => {
  const [before, after] = [
    toCalendar({ id: 3, changedAt: Date.UTC(2026, 10, 20) }),
    toCalendar({ id: 9, changedAt: Date.UTC(2026, 10, 21) }),
  ];
  expect(toLines(after)).toContain("UID:inspection-S014-2026-11-28-1@headland.example");
  expect(toLines(after)).toContain("SEQUENCE:0");
  expect(after).toBe(before);
});

test("a weekly inspection is another event each week", () => {
  const inspection = { date: "2026-12-05", start: "10:00", end: "10:30", isWeekly: true } as const;
  expect(toLines(toCalendar({ inspections: [inspection] }))).toContain(
    "UID:inspection-S014-2026-12-05-1@headland.example",
  );
});

test("ends every line with CRLF and makes none longer than 75 octets", () => {
  const calendar = toCalendar({
    title: "Ein Häuschen überm Meer 🌊 ".repeat(9),
    address: "1 Ähre Street; rear, Manly",
  });
  expect(calendar.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  const octets = calendar.split("\r\n").map((line) => Buffer.byteLength(line));
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  expect(toLines(calendar).join("")).toContain("Ein Häuschen überm Meer 🌊 Ein");
});

test("escapes what has a meaning in a calendar", () => {
  expect(toTextLine("SUMMARY", "a, b; c\\d\r\ne\nf")).toBe("SUMMARY:a\\, b\\; c\\\\d\\ne\\nf");
});

test("folds between characters, the continuing space counted", () => {
  expect(foldLine("x".repeat(75))).toBe("x".repeat(75));
  expect(foldLine("x".repeat(150))).toBe(`${"x".repeat(75)}\r\n ${"x".repeat(74)}\r\n x`);
  expect(foldLine(`${"x".repeat(74)}é`)).toBe(`${"x".repeat(74)}\r\n é`);
});

test("an auction stands in the calendar from its time, or for the day while its time is not known", () => {
  const auction = { date: "2026-12-05", start: "10:00", place: "on site" };
  const lines = toLines(toCalendar({ inspections: [], auction }));
  expect(lines).toContain("DTSTART;TZID=Australia/Sydney:20261205T100000");
  expect(lines).toContain("SUMMARY:Auction: 14 Tern Lane\\, Freshwater");
  expect(lines).toContain("LOCATION:14 Tern Lane\\, Freshwater NSW 2096");
  expect(lines).toContain("UID:auction-S014@headland.example");
  expect(lines.join()).not.toContain("DTEND");
  const elsewhere = { date: "2026-12-05", place: "Auction rooms, Manly" };
  const allDay = toLines(toCalendar({ inspections: [], auction: elsewhere }));
  expect(allDay).toContain("DTSTART;VALUE=DATE:20261205");
  expect(allDay).toContain("LOCATION:Auction rooms\\, Manly");
});

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
