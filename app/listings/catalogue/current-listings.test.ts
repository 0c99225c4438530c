import { expect, test } from "vitest";
import type { Inspection } from "#app/homes/inspections/inspection.ts";
import { AVAILABLE_NOW } from "#app/homes/record/availability.ts";
import { toCurrentListings, withUpcoming } from "./current-listings.ts";

const inspection = { date: "2026-11-28", start: "10:00", end: "10:30" };
const none = { id: 2, inspections: [] };
const open = [toInspectable(inspection), none];
const closed = [{ id: 1, inspections: [], nextInspection: undefined }, none];
const tenFifteen = Date.UTC(2026, 10, 27, 23, 15);
const tenThirty = Date.UTC(2026, 10, 27, 23, 30);
const nextMidnight = Date.UTC(2026, 10, 28, 13, 0);

function toInspectable(...inspections: Inspection[]) {
  return { id: 1, inspections, nextInspection: inspections[0] };
}

test("an inspection is shown until it ends", () => {
  expect(withUpcoming(open, "2026-11-28T10:29")).toEqual(open);
  expect(withUpcoming(open, "2026-11-28T10:30")).toEqual(closed);
});

test("a weekly inspection moves on to the next week, and nothing else changes", () => {
  let now = tenFifteen;
  const weekly = [toInspectable({ ...inspection, date: "2024-01-06", isWeekly: true })];
  const current = toCurrentListings(
    () => weekly,
    () => now,
  );
  expect(current.get()[0]?.nextInspection?.date).toBe("2026-11-28");
  now = tenThirty;
  expect(current.checkClock()).toBe(true);
  expect(current.get()[0]?.nextInspection?.date).toBe("2026-12-05");
});

test("the next inspection is the earliest that is not over, even if later ones end before it", () => {
  const morning = { ...inspection, end: "12:00" };
  const short = { date: "2026-11-28", start: "10:15", end: "10:45" };
  const weekly = { date: "2024-01-04", start: "17:00", end: "17:30", isWeekly: true as const };
  const [listing] = withUpcoming([toInspectable(weekly, morning, short)], "2026-11-28T10:45");
  const thursday = { ...weekly, date: "2026-12-03" };
  expect(listing).toEqual({ id: 1, inspections: [morning, thursday], nextInspection: morning });
});

test("an auction is shown until its day is over in Sydney", () => {
  const auctioned = [{ id: 1, inspections: [], auction: { date: "2026-11-28" } }];
  expect(withUpcoming(auctioned, "2026-11-28T23:59")).toEqual(auctioned);
  expect(withUpcoming(auctioned, "2026-11-29T00:00")).toEqual([{ id: 1, inspections: [] }]);
});

test("a rental is available now from its day on", () => {
  const rentals = [{ id: 1, inspections: [], available: "2026-11-29" }];
  expect(withUpcoming(rentals, "2026-11-28T23:59")).toEqual(rentals);
  expect(withUpcoming(rentals, "2026-11-29T00:00")).toMatchObject([{ id: 1, available: AVAILABLE_NOW }]);
});

test("current listings are cached", () => {
  const current = toCurrentListings(
    () => open,
    () => tenFifteen,
  );
  expect(current.get()).toBe(current.get());
});

test("a new source list replaces the cache at once", () => {
  let all: { id: number; inspections: [] }[] = [];
  const current = toCurrentListings(
    () => all,
    () => tenFifteen,
  );
  expect(current.get()).toEqual([]);
  all = [{ id: 3, inspections: [] }];
  expect(current.get()).toEqual(all);
});

test("the end of an inspection is reported once", () => {
  let now = tenFifteen;
  const current = toCurrentListings(
    () => open,
    () => now,
  );
  expect(current.checkClock()).toBe(false);
  now = tenThirty;
  expect(current.checkClock()).toBe(true);
  expect(current.get()).toEqual(closed);
  expect(current.checkClock()).toBe(false);
});

test("midnight in Sydney is reported even if no inspection ends", () => {
  let now = nextMidnight - 60_000;
  const current = toCurrentListings(
    () => open,
    () => now,
  );
  expect(current.checkClock()).toBe(false);
  now = nextMidnight;
  expect(current.checkClock()).toBe(true);
  expect(current.checkClock()).toBe(false);
});
