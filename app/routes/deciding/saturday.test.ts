import { expect, test } from "vitest";
import {
  chooseDay,
  findDays,
  parseSaturday,
  planSaturday,
  toSaturdaySearch,
  toVisitEvents,
} from "#app/deciding/saturday/saturday.ts";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import { toChosenHome } from "#app/listings/find-chosen.server.ts";

const day = "2026-11-28";

function toHome(id: string, start: string, end: string) {
  const home = toChosenHome(
    toSampleListing({ id, address: `${id} Tern Lane, Manly`, lat: -33.7965, lng: 151.286 }),
  );
  return { ...home, inspections: [{ date: day, start, end }] };
}

const homes = [
  toHome("S001", "10:00", "10:15"),
  toHome("S002", "10:00", "10:15"),
  toHome("S003", "11:00", "11:30"),
];

function plan(first: readonly string[] = []) {
  const { visits } = planSaturday(homes, { day, chosen: new Set(first) });
  return visits.map(({ open, instead }) => [open.home, instead.map(({ home }) => home)]);
}

test("what clashes stands beside what it clashes with, and can be chosen instead", () => {
  expect(plan()).toEqual([
    ["S001", ["S002"]],
    ["S003", []],
  ]);
  expect(plan(["S002"])).toEqual([
    ["S002", ["S001"]],
    ["S003", []],
  ]);
});

test("a day without open homes is an empty plan", () => {
  expect(planSaturday(homes, { day: "2026-11-29", chosen: new Set() }).visits).toEqual([]);
  expect(findDays(homes)).toEqual([day]);
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

test("an address says the day, the homes and what was chosen, and reads them again", () => {
  const choice = { day, suburb: undefined, homes: ["S001", "S002"], first: ["S002"] };
  const search = toSaturdaySearch(choice);
  expect(search.toString()).toBe("day=2026-11-28&homes=S001%2CS002&first=S002");
  expect(parseSaturday(search)).toEqual(choice);
  expect(parseSaturday(new URLSearchParams("homes=, S001,S001 ,"))).toMatchObject({ homes: ["S001"] });
});

test("a visit is in the calendar for the time it is planned, not for the whole open time", () => {
  const { visits } = planSaturday(homes, { day, chosen: new Set() });
  expect(toVisitEvents(visits, day, "https://headland.example")[1]).toMatchObject({
    time: { date: day, start: "11:00", end: "11:10" },
    summary: "Visit: S003 Tern Lane, Manly NSW 2095",
    url: "https://headland.example/property/S003",
  });
});
