import { expect, test } from "vitest";
import { toSampleRental } from "#app/homes/record/rental.fixture.ts";
import { toSampleListing, toTestListing } from "#app/homes/record/sale.fixture.ts";
import { toOpensCalendar } from "./inspection-calendar.ts";
import { findOpenEvents, toCalendarResponse } from "./inspection-events.ts";
import { findOpenListings } from "./open-listings.ts";

const all = {
  listings: [toTestListing(), toTestListing({ originalId: "S015", inspections: [] })],
  rentals: [toSampleRental({ next_inspection: "2026-11-29T09:00/09:20" })],
};

function findEvents(now: string, from = all) {
  return findOpenEvents(findOpenListings(from, now), "https://www.headland.example");
}

test("holds every inspection to come, for sale and for rent", () => {
  const calendar = toOpensCalendar("open homes", findEvents("2026-11-21T09:00"));
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(calendar.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
  expect(calendar).toContain("UID:inspection-S014@headland.example\r\n");
  expect(calendar).toContain("UID:inspection-R101@headland.example\r\n");
  expect(calendar).toContain("URL:https://www.headland.example/property/S014\r\n");
});

test("leaves out what is over, and is a calendar even when nothing is left", () => {
  expect(findEvents("2026-11-28T10:30")).toHaveLength(1);
  const empty = toOpensCalendar("open homes", findEvents("2026-11-30T00:00"));
  expect(empty).not.toContain("VEVENT");
  expect(empty).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
});

test("holds a thousand, the next ones first", () => {
  const toListing = (index: number) =>
    toTestListing({
      originalId: `S${index}`,
      inspections: [{ date: index < 1_000 ? "2026-12-05" : "2026-11-28", start: "10:00", end: "10:30" }],
    });
  const listings = Array.from({ length: 1_500 }, (_, index) => toListing(index));
  const dates = findEvents("2026-11-21T09:00", { listings, rentals: [] }).map(({ time }) => time.date);
  expect([dates.length, dates[0], dates[499], dates[500]]).toEqual([
    1_000,
    "2026-11-28",
    "2026-11-28",
    "2026-12-05",
  ]);
});

const inspections = ["2026-12-02T17:00/17:30", "2026-11-28T10:00/10:30", "Saturday 14:00"];

test("a listing's own file has each of its inspections, under the UID that they have among all", async () => {
  const listing = toSampleListing({ inspections });
  const file = await toCalendarResponse(listing, "https://www.headland.example", "S001").text();
  const uids = [...file.matchAll(/^UID:(.+)\r$/gm)].map(([, uid]) => uid);
  expect(uids).toEqual([
    "inspection-S001-2024-01-06T1400@headland.example",
    "inspection-S001-2026-11-28T1000@headland.example",
    "inspection-S001-2026-12-02T1700@headland.example",
  ]);
  const all = findEvents("2026-11-21T09:00", { listings: [listing], rentals: [] });
  expect(uids).toEqual(expect.arrayContaining(all.map(({ uid }) => uid)));
});

test("the last of several inspections is still the same event", () => {
  const [last] = findEvents("2026-12-01T09:00", {
    listings: [toSampleListing({ inspections })],
    rentals: [],
  });
  expect(last?.uid).toBe("inspection-S001-2026-12-02T1700@headland.example");
});

test("a listing without an inspection has no file", () => {
  const listing = toSampleListing({ inspections: ["by-appointment"] });
  expect(toCalendarResponse(listing, "https://www.headland.example", "S001").status).toBe(404);
  expect(toCalendarResponse(undefined, "https://www.headland.example", "S001").status).toBe(404);
});

test("who has booked an inspection gets that one", async () => {
  const listing = toSampleListing({ inspections });
  const fileOf = (start: string) =>
    toCalendarResponse(listing, "https://www.headland.example", "S001", start);
  const file = await fileOf("2026-11-28T10:00").text();
  expect(file.match(/^DTSTART;TZID.+/gm)).toEqual(["DTSTART;TZID=Australia/Sydney:20261128T100000"]);
  expect(fileOf("2026-11-28T11:00").status).toBe(404);
});

test("the calendar says when a tender closes, and moves it when that changes", async () => {
  const fileOf = (closes: string) => {
    const listing = toSampleListing({ method: "tender", closes });
    return toCalendarResponse(listing, "https://www.headland.example", "S001").text();
  };
  const file = await fileOf("2026-12-11T17:00");
  expect(file).toContain("SUMMARY:Tender closes: 1 Tern Lane\\, Manly\r\n");
  expect(file).toContain("DTSTART;TZID=Australia/Sydney:20261211T170000\r\n");
  for (const each of [file, await fileOf("2026-12-12")])
    expect(each).toContain("UID:closing-S001@headland.example\r\n");
});
