import { expect, test } from "vitest";
import { isWithin } from "./region.ts";
import { findUnknown, regions, toUnknownSentence } from "./regions.ts";
import { states } from "./state.ts";
import { createWallClock, toOffsetMinutes, withOffset } from "./time.ts";

const WINTER = Date.parse("2026-07-01T00:00Z");
const SUMMER = Date.parse("2026-12-01T00:00Z");

test.each([
  ["NSW", 600, 660],
  ["VIC", 600, 660],
  ["QLD", 600, 600],
  ["SA", 570, 630],
  ["WA", 480, 480],
  ["TAS", 600, 660],
  ["ACT", 600, 660],
  ["NT", 570, 570],
] as const)("%s is %d minutes ahead of UTC in winter, and %d in summer", (state, winter, summer) => {
  const { zone } = regions[state];
  const clock = createWallClock(zone);
  expect([WINTER, SUMMER].map((at) => toOffsetMinutes(clock, at))).toEqual([winter, summer]);
  // Clocks change at two in the morning on the first Sunday of October, and at three (summer time) on that of April.
  const around = ["2026-04-05T01:59", "2026-04-05T03:00", "2026-10-04T01:59", "2026-10-04T03:00"];
  const offsets = around.map((time) => toOffsetMinutes(clock, Date.parse(withOffset(clock, time))));
  expect(offsets).toEqual([summer, winter, winter, summer]);
});

test.each([
  ["NSW", { lat: -33.87, lng: 151.21 }],
  ["VIC", { lat: -37.81, lng: 144.96 }],
  ["QLD", { lat: -27.47, lng: 153.03 }],
  ["SA", { lat: -34.93, lng: 138.6 }],
  ["WA", { lat: -31.95, lng: 115.86 }],
  ["TAS", { lat: -42.88, lng: 147.33 }],
  ["ACT", { lat: -35.28, lng: 149.13 }],
  ["NT", { lat: -12.46, lng: 130.84 }],
] as const)("the capital lies within %s, and %s knows itself by its state", (state, capital) => {
  expect(isWithin(regions[state].extent, capital)).toBe(true);
  expect(regions[state].state).toBe(state);
});

test("lists the unknown laws of a state, and nothing where all are known", () => {
  const unknown = states.filter((state) => findUnknown(regions[state]).length > 0);
  expect(unknown).toEqual(["VIC", "SA", "WA", "TAS", "ACT", "NT"]);
  expect(toUnknownSentence(regions.TAS)).toBe(
    "Not known of Tasmania, and therefore off: its own rules on advertisements and the most bond that may be taken (app/region/tas.ts).",
  );
  expect(toUnknownSentence(regions.NT)).toContain("Not known of the Northern Territory, and");
  expect(toUnknownSentence({ ...regions.NSW, bond: undefined })).toContain("off: the most bond that");
  expect(toUnknownSentence(regions.QLD)).toBe("");
});
