import { expect, test } from "vitest";
import { toSampleListing, toTestListing } from "#app/homes/record/sale.fixture.ts";
import type { SaleListing } from "#app/homes/record/sale-record.ts";
import { toTestEvents } from "./open-times.fixture.ts";
import { foldLine, toInspectionCalendar, toTextLine } from "./opens-calendar.ts";

function toCalendar(about: Partial<SaleListing> = {}) {
  return toInspectionCalendar(toTestEvents(toTestListing(about)));
}

/** Parses a calendar into unfolded lines, by name. */
function toLines(calendar: string) {
  return calendar.replaceAll("\r\n ", "").split("\r\n");
}

test("gives times in UTC, which needs no time zone rules", () => {
  const lines = toLines(toCalendar());
  expect(lines).toContain("DTSTART:20261127T230000Z");
  expect(lines).toContain("DTEND:20261127T233000Z");
  expect(lines.join()).not.toContain("TZID");
});

test("an inspection without an end has none in the calendar", () => {
  const lines = toLines(toCalendar({ inspections: [{ date: "2026-12-05", start: "10:00" }] }));
  expect(lines).toContain("DTSTART:20261204T230000Z");
  expect(lines.join()).not.toContain("DTEND");
});

test("ends every line with CRLF and makes none longer than 75 octets", () => {
  const title = "Ein Häuschen überm Meer 🌊 ".repeat(9);
  const calendar = toCalendar({ title, address: "1 Ähre Street; rear, Manly" });
  expect(calendar.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  const octets = calendar.split("\r\n").map((line) => Buffer.byteLength(line));
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  expect(toLines(calendar).join("")).toContain("Ein Häuschen überm Meer 🌊 Ein");
});

test("escapes characters that are special in a calendar", () => {
  expect(toTextLine("SUMMARY", "a, b; c\\d\r\ne\nf")).toBe("SUMMARY:a\\, b\\; c\\\\d\\ne\\nf");
});

test("folds between characters and counts the leading space of a continued line", () => {
  expect(foldLine("x".repeat(75))).toBe("x".repeat(75));
  expect(foldLine("x".repeat(150))).toBe(`${"x".repeat(75)}\r\n ${"x".repeat(74)}\r\n x`);
  expect(foldLine(`${"x".repeat(74)}é`)).toBe(`${"x".repeat(74)}\r\n é`);
});

test("an auction starts at its time, or is all day while its time is not known", () => {
  const auction = { date: "2026-12-05", start: "10:00", place: "on site" };
  const lines = toLines(toCalendar({ inspections: [], auction }));
  expect(lines).toContain("DTSTART:20261204T230000Z");
  expect(lines).toContain("SUMMARY:Auction: 14 Tern Lane\\, Freshwater");
  expect(lines).toContain("LOCATION:14 Tern Lane\\, Freshwater NSW 2096");
  expect(lines).toContain("UID:auction-S014@headland.example");
  expect(lines.join()).not.toContain("DTEND");
  const elsewhere = { date: "2026-12-05", place: "Auction rooms, Manly" };
  const allDay = toLines(toCalendar({ inspections: [], auction: elsewhere }));
  expect(allDay).toContain("DTSTART;VALUE=DATE:20261205");
  expect(allDay).toContain("LOCATION:Auction rooms\\, Manly");
});

test("the location of a home in another state names that state", () => {
  const home = { address: "12 Church Street, Richmond", suburb: "Richmond", postcode: "3121" };
  const shown = "12 Church Street, Richmond VIC 3121";
  const events = toTestEvents(toSampleListing({ ...home, next_inspection: "2026-11-28T10:00/10:30" }));
  expect(events).toMatchObject([{ summary: `Inspection: ${shown}`, location: shown }]);
});
