import { expect, test } from "vitest";
import { toOpenHomesCalendar } from "../detail/inspection/inspection-calendar.ts";
import { toSampleRental } from "../rental/sample-rental.ts";
import { toTestListing } from "../sale/sample-sale.ts";
import { findOpenEvents } from "./open-events.ts";

const all = {
  listings: [toTestListing(), toTestListing({ originalId: "S015", nextInspection: undefined })],
  rentals: [toSampleRental({ next_inspection: "2026-11-29T09:00/09:20" })],
  origin: "https://www.headland.example",
};

test("holds every inspection to come, for sale and for rent", () => {
  const calendar = toOpenHomesCalendar(findOpenEvents({ ...all, now: "2026-11-21T09:00" }));
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(calendar.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
  expect(calendar).toContain("UID:inspection-S014@headland.example\r\n");
  expect(calendar).toContain("UID:inspection-R101@headland.example\r\n");
  expect(calendar).toContain("URL:https://www.headland.example/property/S014\r\n");
});

test("leaves out what is over, and is a calendar even when nothing is left", () => {
  expect(findOpenEvents({ ...all, now: "2026-11-28T10:30" })).toHaveLength(1);
  const empty = toOpenHomesCalendar(findOpenEvents({ ...all, now: "2026-11-30T00:00" }));
  expect(empty).not.toContain("VEVENT");
  expect(empty).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
});
