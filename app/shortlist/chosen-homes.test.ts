import { expect, test } from "vitest";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import { findOpenIn, findOpenSuburbs } from "./chosen-homes.server.ts";

test("a Saturday in a suburb of ours leaves out its namesake in another state", () => {
  const open = { next_inspection: "2026-11-28T10:00/10:30" };
  const queensland = { address: "1 Bay Road, Manly", state: "QLD" as const, postcode: "4179" };
  const homes = [
    toSampleListing({ id: "S001", ...open }, 0),
    toSampleListing({ id: "S002", ...open, ...queensland }, 1),
  ];
  const none = () => [];
  const toSource = (listings: typeof homes) => ({
    getSaleListings: () => listings,
    getRentals: none,
    getSold: none,
    getLeased: none,
  });
  expect(findOpenIn(toSource(homes), "manly").map(({ id }) => id)).toEqual(["S001"]);
  expect(findOpenSuburbs(toSource(homes.slice(1)))).toEqual([]);
});
