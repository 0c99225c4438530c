import { expect, test } from "vitest";
import { toSampleRental } from "../rental/rental.fixture.ts";
import { toTestListing } from "../sale/sale.fixture.ts";
import { toOpenHomesCalendar } from "./inspection-calendar.ts";
import { findOpenEvents } from "./inspection-events.ts";
import { findOpenListings } from "./open-listings.ts";

const all = {
  listings: [toTestListing(), toTestListing({ originalId: "S015", nextInspection: undefined })],
  rentals: [toSampleRental({ next_inspection: "2026-11-29T09:00/09:20" })],
};

function findEvents(now: string, from = all) {
  return findOpenEvents(findOpenListings(from, now), "https://www.headland.example");
}

test("holds every inspection to come, for sale and for rent", () => {
  const calendar = toOpenHomesCalendar(findEvents("2026-11-21T09:00"));
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(calendar.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
  expect(calendar).toContain("UID:inspection-S014@headland.example\r\n");
  expect(calendar).toContain("UID:inspection-R101@headland.example\r\n");
  expect(calendar).toContain("URL:https://www.headland.example/property/S014\r\n");
});

test("leaves out what is over, and is a calendar even when nothing is left", () => {
  expect(findEvents("2026-11-28T10:30")).toHaveLength(1);
  const empty = toOpenHomesCalendar(findEvents("2026-11-30T00:00"));
  expect(empty).not.toContain("VEVENT");
  expect(empty).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
});

test("holds a thousand, the next ones first", () => {
  const toListing = (index: number) =>
    toTestListing({
      originalId: `S${index}`,
      nextInspection: { date: index < 1_000 ? "2026-12-05" : "2026-11-28", start: "10:00", end: "10:30" },
    });
  const listings = Array.from({ length: 1_500 }, (_, index) => toListing(index));
  const dates = findEvents("2026-11-21T09:00", { listings, rentals: [] }).map(
    ({ inspection }) => inspection.date,
  );
  expect([dates.length, dates[0], dates[499], dates[500]]).toEqual([
    1_000,
    "2026-11-28",
    "2026-11-28",
    "2026-12-05",
  ]);
});
