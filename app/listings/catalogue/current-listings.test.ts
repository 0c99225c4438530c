import { expect, test } from "vitest";
import type { Inspection } from "#app/homes/inspections/inspection.ts";
import { AVAILABLE_NOW } from "#app/homes/record/availability.ts";
import { type Inspectable, toCurrentListings, withUpcoming } from "./current-listings.ts";

const inspection = { date: "2026-11-28", start: "10:00", end: "10:30" };
const none = { id: 2, inspections: [] };
const open = [toInspectable(inspection), none];
const closed = [{ id: 1, inspections: [], nextInspection: undefined }, none];
const tenFifteen = Date.UTC(2026, 10, 27, 23, 15);
const tenThirty = Date.UTC(2026, 10, 27, 23, 30);
const nextMidnight = Date.UTC(2026, 10, 28, 13, 0);

/** A list whose clock the test sets. */
function openList(get: () => readonly Inspectable[], now = tenFifteen) {
  const clock = { now };
  return { clock, ...toCurrentListings(get, () => clock.now) };
}

function toInspectable(...inspections: Inspection[]) {
  return { id: 1, inspections, nextInspection: inspections[0] };
}

test("an inspection is shown until it ends", () => {
  expect(withUpcoming(open, "2026-11-28T10:29")).toEqual(open);
  expect(withUpcoming(open, "2026-11-28T10:30")).toEqual(closed);
});

test("a weekly inspection moves on to the next week, and nothing else changes", () => {
  const weekly = [toInspectable({ ...inspection, date: "2024-01-06", isWeekly: true })];
  const { clock, get, checkClock } = openList(() => weekly);
  expect(get()).toMatchObject([{ nextInspection: { date: "2026-11-28" } }]);
  clock.now = tenThirty;
  expect(checkClock()).toBe(true);
  expect(get()).toMatchObject([{ nextInspection: { date: "2026-12-05" } }]);
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

test("current listings are cached until there is a new source list", () => {
  let all: Inspectable[] = [];
  const { get } = openList(() => all);
  expect(get()).toEqual([]);
  expect(get()).toBe(get());
  all = [none];
  expect(get()).toEqual(all);
});

test("the end of an inspection is reported once", () => {
  const { clock, get, checkClock } = openList(() => open);
  expect(checkClock()).toBe(false);
  clock.now = tenThirty;
  expect(checkClock()).toBe(true);
  expect(get()).toEqual(closed);
  expect(checkClock()).toBe(false);
});

test("midnight in Sydney is reported even if no inspection ends", () => {
  const { clock, checkClock } = openList(() => open, nextMidnight - 60_000);
  expect(checkClock()).toBe(false);
  clock.now = nextMidnight;
  expect([checkClock(), checkClock()]).toEqual([true, false]);
});
