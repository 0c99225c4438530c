import { expect, test } from "vitest";
import { formatAuction, isOnSite } from "./open-times.ts";

test("an auction has its day, and its time and place if known", () => {
  const auction = { date: "2026-12-05", start: "10:00", place: "on site" };
  expect(formatAuction(auction)).toBe("Saturday 5 December, 10:00 am, on site");
  expect(formatAuction({ date: "2026-12-05" })).toBe("Saturday 5 December");
});

test("an auction without a place is on site", () => {
  expect(
    [{}, { place: "On-site" }, { place: "In rooms" }].map((place) => isOnSite({ date: "", ...place })),
  ).toEqual([true, true, false]);
});
