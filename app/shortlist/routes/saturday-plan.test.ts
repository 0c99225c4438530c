import { expect, test } from "vitest";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import type { SaleRecord } from "#app/homes/record/sale-record.ts";
import { type ChosenHome, toChosenHome } from "../chosen-homes.server.ts";
import { estimateTravel, planDay } from "../saturday/plan.ts";

const day = "2026-11-28";
const manly = { lat: -33.7965, lng: 151.286 };
const palmBeach = { lat: -33.5983, lng: 151.3237 };

function toHome(id: string, open: string | undefined, record: Partial<SaleRecord> = manly) {
  const next_inspection = open && `${day}T${open}`;
  return toChosenHome(toSampleListing({ id, address: `${id} Tern Lane, Manly`, next_inspection, ...record }));
}

function plan(...homes: ChosenHome[]) {
  return planDay(homes, day).map(({ home, way, isTooLate }) => [home.id, way?.minutes, isTooLate]);
}

test("opens stand by time, whatever the order of the homes, and those of another day are left out", () => {
  const homes = [toHome("S003", "11:00/11:30"), toHome("S001", "10:00/10:30"), toHome("S002", "10:00/10:15")];
  expect(planDay(homes, day).map(({ home }) => home.id)).toEqual(["S002", "S001", "S003"]);
  expect(planDay(homes, "2026-11-29")).toEqual([]);
});

test("what cannot be reached for ten minutes from the one before is said, and passed over by what follows", () => {
  const far = toHome("S002", "10:15/10:45", palmBeach);
  expect(plan(toHome("S001", "10:00/10:30"), far, toHome("S003", "10:30/11:00"))).toEqual([
    ["S001", undefined, false],
    ["S002", expect.any(Number), true],
    ["S003", 5, false],
  ]);
});

test("a home that is open long enough is reached late", () => {
  expect(plan(toHome("S001", "10:00/10:30"), toHome("S002", "10:00/10:25"))).toEqual([
    ["S002", undefined, false],
    ["S001", 5, false],
  ]);
  expect(plan(toHome("S001", "10:00/10:20"), toHome("S002", "10:00/10:24"))).toEqual([
    ["S001", undefined, false],
    ["S002", 5, true],
  ]);
});

test("to a home without a position of its own, and from it, nothing is claimed", () => {
  const unknown = toHome("S002", "10:05/10:15", {});
  expect(plan(toHome("S001", "10:00/10:30"), unknown, toHome("S003", "10:10/10:20", palmBeach))).toEqual([
    ["S001", undefined, false],
    ["S002", undefined, false],
    ["S003", undefined, false],
  ]);
});

test("the auction of a home stands in the plan, and has to be reached before it begins", () => {
  const auction = (id: string, at: string, place?: string) =>
    toHome(id, undefined, { ...manly, auction: { at: `${day}${at}`, place } });
  const open = toHome("S001", "10:00/10:30");
  expect(plan(open, auction("S002", "T10:15"))).toEqual([
    ["S001", undefined, false],
    ["S002", 5, false],
  ]);
  expect(plan(open, auction("S002", "T10:10"))[1]).toEqual(["S002", 5, true]);
  // Elsewhere, or at a time that nobody gave, nothing is claimed.
  expect(plan(open, auction("S002", "T10:05", "Manly Surf Club"))[1]).toEqual(["S002", undefined, false]);
  expect(plan(open, auction("S002", ""))).toEqual([
    ["S002", undefined, false],
    ["S001", undefined, false],
  ]);
});

test("from a home to its own auction it is no way", () => {
  const home = toHome("S001", "10:00/10:30", { ...manly, auction: { at: `${day}T10:30`, place: "On site" } });
  expect(plan(home)).toEqual([
    ["S001", undefined, false],
    ["S001", 0, false],
  ]);
});

test("travel is the straight line × 1.4 at 25 km/h and 5 minutes, in whole minutes", () => {
  const from = { lat: -33.7, lng: 151.3 };
  expect(estimateTravel(from, from)).toBe(5);
  expect(estimateTravel(from, { lat: -33.7 + 5 / 111.2, lng: 151.3 })).toBe(22);
});
