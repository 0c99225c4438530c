import { expect, test } from "vitest";
import { compareTimes, type HomeTime } from "./compare-times.ts";
import type { OpenTimeRow } from "./store/open-rows.ts";

const day = "2026-11-28";
const clock = "2026-11-27T09:00";

function at(starts: string, changes: Partial<HomeTime> = {}): HomeTime {
  return { kind: "inspection", day, starts, ends: `${starts.slice(0, 2)}:45`, ...changes };
}

/** Compares one state of a home's times after the other, and returns the rows. */
function follow(states: readonly (readonly HomeTime[])[], when = clock) {
  let rows: OpenTimeRow[] = [];
  states.forEach((times, now) => {
    const home = { home_id: "S001", offer: "sale" as const, times };
    const changes = compareTimes({ home, rows, now, clock: when });
    const changed = new Set(changes.map(({ before }) => before));
    rows = [...rows.filter((row) => !changed.has(row)), ...changes.map(({ after }) => after)];
  });
  return rows
    .map(({ uid, starts, sequence, cancelled_at }) => {
      const off = cancelled_at === null ? "" : " off";
      return `${uid.replace("inspection-S001-", "")} ${starts} ${sequence}${off}`;
    })
    .sort();
}

test("an inspection without an end counts as held, not cancelled, after half an hour", () => {
  const states = [[at("10:00", { ends: "" })], []];
  expect(follow(states, `${day}T10:29`)).toEqual(["2026-11-28-1 10:00 1 off"]);
  expect(follow(states, `${day}T10:30`)).toEqual(["2026-11-28-1 10:00 0"]);
});

test("an open home moved within its day stays the same event", () => {
  const [before, after] = [
    [at("10:00"), at("12:00")],
    [at("10:15"), at("12:00")],
  ];
  expect(follow([before, after])).toEqual(["2026-11-28-1 10:15 1", "2026-11-28-2 12:00 0"]);
});

test("of two open homes the nearest one moves", () => {
  expect(follow([[at("10:00"), at("12:00")], [at("12:15")]])).toEqual([
    "2026-11-28-1 10:00 1 off",
    "2026-11-28-2 12:15 1",
  ]);
});

test("an open home on another day is a new event, and the first is cancelled", () => {
  expect(follow([[at("10:00")], [at("10:00", { day: "2026-11-29" })]])).toEqual([
    "2026-11-28-1 10:00 1 off",
    "2026-11-29-1 10:00 0",
  ]);
});

test("a cancelled open home is reinstated at any time of its day; one more that day is a new event", () => {
  expect(follow([[at("10:00")], [], [at("10:00")]])).toEqual(["2026-11-28-1 10:00 2"]);
  expect(follow([[at("10:00")], [], [at("15:00")]])).toEqual(["2026-11-28-1 15:00 2"]);
  expect(follow([[at("10:00"), at("12:00")], [at("12:00")], [at("12:15"), at("15:00")]])).toEqual([
    "2026-11-28-1 15:00 2",
    "2026-11-28-2 12:15 1",
  ]);
  expect(follow([[at("10:00")], [], [at("10:00"), at("15:00")]])).toEqual([
    "2026-11-28-1 10:00 2",
    "2026-11-28-2 15:00 0",
  ]);
});

test("the same times change nothing, in any order", () => {
  const times = [at("10:00"), at("12:00")];
  expect(follow([times, times.toReversed(), times])).toEqual([
    "2026-11-28-1 10:00 0",
    "2026-11-28-2 12:00 0",
  ]);
});

test("a changed end makes a new version of the event", () => {
  expect(follow([[at("10:00")], [at("10:00", { ends: "11:00" })]])).toEqual(["2026-11-28-1 10:00 1"]);
});

test("past events do not change, and no time is paired with them", () => {
  expect(follow([[at("10:00")], []], "2026-11-28T10:45")).toEqual(["2026-11-28-1 10:00 0"]);
  expect(follow([[at("10:00")], [at("14:00")]], "2026-11-28T11:00")).toEqual([
    "2026-11-28-1 10:00 0",
    "2026-11-28-2 14:00 0",
  ]);
});

test("an auction stays the same event on any day, with or without a time", () => {
  const auction = (on: string, starts = "") => at(starts, { kind: "auction", day: on, ends: "" });
  const states = [
    [auction("2026-12-05")],
    [auction("2026-12-05", "10:00")],
    [auction("2026-12-12", "10:00")],
  ];
  expect(follow([...states, []])).toEqual(["auction-S001 10:00 3 off"]);
});
