import { expect, test } from "vitest";
import { toSampleRental } from "../rental/sample-rental.ts";
import { toSampleListing } from "../sale/sample-sale.ts";
import { findOpenDays } from "./open-days.ts";

function toListing(next_inspection: string, address: string) {
  return toSampleListing({ next_inspection, address });
}

const listings = [
  toListing("2026-11-28T11:00/11:30", "late"),
  toListing("2026-12-05T09:00/09:30", "next week"),
  toListing("2026-11-28T10:00/10:30", "early"),
  toSampleListing(),
];
const rentals = [toSampleRental({ next_inspection: "2026-11-28T10:30/10:45", address: "to let" })];

function toAddresses(now: string) {
  return findOpenDays(listings, rentals, now).days.map(({ date, homes }) => [
    date,
    ...homes.map(({ listing }) => listing.address),
  ]);
}

test("lists what is open by day and time, for sale and for rent", () => {
  expect(toAddresses("2026-11-21T09:00")).toEqual([
    ["2026-11-28", "early", "to let", "late"],
    ["2026-12-05", "next week"],
  ]);
});

test("leaves out an inspection from the minute it ends", () => {
  expect(toAddresses("2026-11-28T10:29")[0]).toContain("early");
  expect(toAddresses("2026-11-28T10:30")).toEqual([
    ["2026-11-28", "to let", "late"],
    ["2026-12-05", "next week"],
  ]);
  expect(toAddresses("2026-12-05T09:30")).toEqual([]);
});

test("a page has the first three hundred, and says how many are open later", () => {
  const many = Array.from({ length: 302 }, (_, index) =>
    toListing(index < 301 ? "2026-11-28T10:00/10:30" : "2026-11-27T10:00/10:30", String(index)),
  );
  const { days, later } = findOpenDays(many, [], "2026-11-21T09:00");
  expect(days.map(({ date, homes }) => [date, homes.length])).toEqual([
    ["2026-11-27", 1],
    ["2026-11-28", 299],
  ]);
  expect(later).toBe(2);
});
