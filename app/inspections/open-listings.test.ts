import { expect, test } from "vitest";
import { toSampleRental } from "#app/homes/record/rental.fixture.ts";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import { countOpenDays } from "./open-days-on-home-page.tsx";
import {
  countDaysInSight,
  findOpenDays,
  findOpenListings,
  findOpenOnMap,
  parseFrom,
} from "./open-listings.ts";

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
  return findOpenDays(findOpenListings({ listings, rentals }, now), 0).map(({ date, homes }) => [
    date,
    ...homes.map(({ listing }) => listing.address),
  ]);
}

test("lists open homes for sale and for rent by day and time", () => {
  expect(toAddresses("2026-11-21T09:00")).toEqual([
    ["2026-11-28", "early", "to let", "late"],
    ["2026-12-05", "next week"],
  ]);
});

test("counts the open homes of the next days", () => {
  const open = findOpenListings({ listings, rentals }, "2026-11-21T09:00");
  expect(countOpenDays(open, 9)).toEqual([
    { date: "2026-11-28", homes: 3 },
    { date: "2026-12-05", homes: 1 },
  ]);
  expect(countOpenDays(open, 1)).toEqual([{ date: "2026-11-28", homes: 3 }]);
});

test("leaves out an inspection from the minute it ends", () => {
  expect(toAddresses("2026-11-28T10:29")[0]).toContain("early");
  expect(toAddresses("2026-11-28T10:30")).toEqual([
    ["2026-11-28", "to let", "late"],
    ["2026-12-05", "next week"],
  ]);
  expect(toAddresses("2026-12-05T09:30")).toEqual([]);
});

test("a page has three hundred open homes, and the next one continues there", () => {
  const many = Array.from({ length: 302 }, (_, index) =>
    toListing(index < 301 ? "2026-11-28T10:00/10:30" : "2026-11-27T10:00/10:30", String(index)),
  );
  const open = findOpenListings({ listings: many, rentals: [] }, "2026-11-21T09:00");
  const toSizes = (from: number) => findOpenDays(open, from).map(({ date, homes }) => [date, homes.length]);
  expect(toSizes(0)).toEqual([
    ["2026-11-27", 1],
    ["2026-11-28", 299],
  ]);
  expect(toSizes(300)).toEqual([["2026-11-28", 2]]);
  const shown = [0, 300].flatMap((from) => findOpenDays(open, from).flatMap(({ homes }) => homes));
  expect(new Set(shown.map(({ listing }) => listing.address)).size).toBe(302);
});

test("an offset at which no page starts gives the first page", () => {
  const parse = (search: string, found = 1_000) => parseFrom(new URLSearchParams(search), found);
  expect([parse("from=300"), parse("from=900")]).toEqual([300, 900]);
  for (const search of ["", "from=", "from=301", "from=-300", "from=1200", "from=3e99", "from=x"])
    expect(parse(search), search).toBe(0);
  expect(parse("from=300", 300)).toBe(0);
});

test("a home is listed at each of its times and counts once a day", () => {
  const inspections = ["2026-11-28T10:00", "2026-11-28T14:00", "2026-12-02T17:00"];
  const often = [toSampleListing({ inspections, address: "often" })];
  const open = findOpenListings({ listings: often, rentals }, "2026-11-21T09:00");
  const saturday = ["10:00", "10:30", "14:00"].map((start) => `2026-11-28T${start}`);
  expect(open.map(({ time }) => `${time.date}T${time.start}`)).toEqual([...saturday, "2026-12-02T17:00"]);
  expect(countOpenDays(open, 4).map(({ homes }) => homes)).toEqual([2, 1]);
});

test("an auction is listed until the end of its day, but does not count as an open home", () => {
  const auctioned = ["2026-11-28T10:15", "2026-11-28"].map((at) =>
    toSampleListing({ auction: { at, place: "on site" }, address: `auction ${at.slice(11)}` }),
  );
  const find = (now: string) => findOpenListings({ listings: auctioned, rentals }, now);
  const [day] = findOpenDays(find("2026-11-21T09:00"), 0);
  expect(day?.homes.map(({ occasion, times }) => [occasion, times])).toEqual([
    ["Auction", "Time to be confirmed, on site"],
    ["Auction", "10:15 am, on site"],
    [undefined, "10:30–10:45 am"],
  ]);
  expect(countOpenDays(find("2026-11-21T09:00"), 4)).toEqual([{ date: "2026-11-28", homes: 1 }]);
  expect(find("2026-11-28T23:59")).toHaveLength(2);
  expect(find("2026-11-29T00:00")).toEqual([]);
});

test("a tender's closing day is listed until its end, but does not count as an open home", () => {
  const tender = toSampleListing({ method: "tender", closes: "2026-11-28T17:00" });
  const find = (now: string) => findOpenListings({ listings: [tender], rentals: [] }, now);
  const [day] = findOpenDays(find("2026-11-21T09:00"), 0);
  expect(day?.homes.map(({ occasion, times }) => [occasion, times])).toEqual([["Tender closes", "5:00 pm"]]);
  expect(countOpenDays(find("2026-11-21T09:00"), 4)).toEqual([]);
  expect([find("2026-11-28T23:59").length, find("2026-11-29T00:00").length]).toEqual([1, 0]);
});

test("days are expanded until eight homes are in sight, at least the first, and all if there are few", () => {
  const [day] = findOpenDays(findOpenListings({ listings, rentals: [] }, "2026-11-21T09:00"), 0);
  const [home] = day?.homes ?? [];
  if (!home) throw new Error("No home is open.");
  const count = (...homes: number[]) =>
    countDaysInSight(
      homes.map((many, index) => ({ date: `2026-11-${index + 10}`, homes: Array(many).fill(home) })),
    );
  expect([count(40, 2), count(1, 7, 22), count(1, 6, 22, 1), count(2, 3)]).toEqual([1, 2, 3, 2]);
});

test("the map has each home once, with its first time on the marker and all times on its card", () => {
  const inspections = ["2026-11-28T10:00/10:30", "2026-12-02T17:00"];
  const often = toSampleListing({ inspections, auction: { at: "2026-12-05T10:15" } });
  const tender = toSampleListing({ method: "tender", closes: "2026-11-28T17:00" });
  const open = findOpenListings({ listings: [often, tender], rentals: [] }, "2026-11-21T09:00");
  const note = "Sat 28 Nov, 10:00–10:30 am; Wed 2 Dec, 5:00 pm; Auction Sat 5 Dec, 10:15 am";
  const [marker, ...others] = findOpenOnMap(open, 0);
  expect(marker).toMatchObject({ label: "Sat 10:00 am", note });
  expect(others).toEqual([]);
});
