import { expect, test } from "vitest";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import type { SaleRecord } from "#app/homes/record/sale-record.ts";
import { findOpenIn, toChosenHome } from "../chosen-homes.server.ts";
import {
  chooseDay,
  findDays,
  parseSaturday,
  toPlanEvents,
  toSaturdaySearch,
} from "../saturday/choose-day.ts";
import { planDay } from "../saturday/plan.ts";

const day = "2026-11-28";

function toHome(id: string, record: Partial<SaleRecord>) {
  const address = `${id} Tern Lane, Manly`;
  return toChosenHome(toSampleListing({ id, address, lat: -33.7965, lng: 151.286, ...record }));
}

const open = toHome("S001", { next_inspection: `${day}T10:00/10:30` });
const early = toHome("S002", { next_inspection: `${day}T10:00/10:20` });
const auctioned = toHome("S003", { auction: { at: "2026-12-05T11:00", place: "Manly Surf Club" } });

test("a day on which a home is auctioned can be planned too", () => {
  expect(findDays([auctioned, open], "2026-11-26")).toEqual([day, "2026-12-05"]);
  expect(findDays([auctioned, open], "2026-11-29")).toEqual(["2026-12-05"]);
});

test("a home of a suburb that is only auctioned is planned with it", () => {
  const listing = toSampleListing({ id: "S004", auction: { at: "2027-12-05T11:00" } });
  const catalogue = {
    getSaleListings: () => [listing, toSampleListing({ id: "S005" })],
    getRentals: () => [],
    getSold: () => [],
    getLeased: () => [],
  };
  expect(findOpenIn(catalogue, listing.suburb).map(({ id }) => id)).toEqual(["S004"]);
});

test.each([
  [undefined, ["2026-11-28", "2026-12-02"], { day: "2026-11-28" }],
  [undefined, ["2026-11-27", "2026-12-05"], { day: "2026-11-27", missed: "2026-11-28" }],
  ["2026-11-28", ["2026-11-27", "2026-12-02"], { day: "2026-12-02", missed: "2026-11-28" }],
  ["2026-12-31", ["2026-11-28"], { day: "2026-11-28", missed: "2026-12-31" }],
  [undefined, [], { day: undefined }],
])("asked for %s, of the days %j it plans %j", (asked, days, expected) => {
  expect(chooseDay(days, { asked, today: "2026-11-26" })).toEqual(expected);
});

test("on a Saturday that day is planned, and a day that no calendar has is not asked for", () => {
  expect(chooseDay([day], { today: day })).toEqual({ day });
  for (const text of ["2026-02-30", "2026-13-45", "tomorrow", "2026-11-28T10:00"])
    expect(parseSaturday(new URLSearchParams({ day: text })).day).toBeUndefined();
});

test("an address says the day and the homes, and reads them again; a choice of earlier days is as good as none", () => {
  const choice = { day, suburb: undefined, homes: ["S001", "S002"] };
  const search = toSaturdaySearch(choice);
  expect(search.toString()).toBe("day=2026-11-28&homes=S001%2CS002");
  search.set("first", "S002");
  expect(parseSaturday(search)).toEqual(choice);
  expect(parseSaturday(new URLSearchParams("homes=, S001,S001 ,"))).toMatchObject({ homes: ["S001"] });
});

test("the calendar has the open times and auctions that can be reached", () => {
  const origin = "https://headland.example";
  expect(toPlanEvents(planDay([early, open], day), origin)).toMatchObject([
    {
      time: { date: day, start: "10:00", end: "10:20" },
      summary: "Visit: S002 Tern Lane, Manly NSW 2095",
      url: "https://headland.example/property/S002",
    },
    { time: { start: "10:00", end: "10:30" } },
  ]);
  const later = toHome("S005", { next_inspection: `${day}T10:05/10:21` });
  const missed = toPlanEvents(planDay([early, later], day), origin);
  expect(missed.map(({ summary }) => summary)).toEqual(["Visit: S002 Tern Lane, Manly NSW 2095"]);
  expect(toPlanEvents(planDay([auctioned], "2026-12-05"), origin)).toMatchObject([
    { summary: "Auction: S003 Tern Lane, Manly NSW 2095", location: "Manly Surf Club" },
  ]);
});
