import { expect, test } from "vitest";
import { parseSample, toSampleListing } from "#app/homes/record/sale.fixture.ts";
import { saleSearch } from "../sale/sale-search.ts";
import { getKnownSuburbs, toSuburbOptions } from "./search-listings.ts";

const listings = ["Manly", "Avalon", "Manly"].map((suburb) => ({ suburb }));

test("suburb options are distinct and sorted, with the one asked for among them", () => {
  expect(toSuburbOptions(listings, "")).toEqual(["Avalon", "Manly"]);
  expect(toSuburbOptions(listings, "Manly")).toEqual(["Avalon", "Manly"]);
  expect(toSuburbOptions(listings, "Curl Curl")).toEqual(["Avalon", "Curl Curl", "Manly"]);
});

test("a namesake in another state is no option for the suburb of ours, and a suburb only there is one", () => {
  const away = [
    { suburb: "Manly", isNamesake: true },
    { suburb: "Wynnum", isNamesake: undefined },
  ];
  expect(toSuburbOptions(away, "")).toEqual(["Wynnum"]);
});

test("a suburb is known when we have a listing there or work there", () => {
  const known = getKnownSuburbs([{ suburb: "Bondi" }]);
  expect(["Bondi", "Palm Beach", "Atlantis"].map((name) => known.includes(name))).toEqual([
    true,
    true,
    false,
  ]);
});

const unsorted = [
  { price_aud: 3_000_000, next_inspection: "2026-11-29T10:00/10:30" },
  { price_aud: 1_000_000, next_inspection: null },
  { price_aud: 2_000_000, next_inspection: "2026-11-28T11:00/11:30" },
  { price_aud: 1_000_000, next_inspection: "2026-11-28T09:30/10:00" },
].map(toSampleListing);

test.each([
  ["", [1, 2, 3, 4]],
  ["sort=price-up", [2, 4, 3, 1]],
  ["sort=price-down", [1, 3, 2, 4]],
  ["sort=inspection", [4, 3, 1, 2]],
  ["sort=size", [1, 2, 3, 4]],
  ["sort=price-up&beds=3", [2, 4, 3, 1]],
])("the list with %j is in the order %j", (search, ids) => {
  const { listings: sorted } = saleSearch.search(unsorted, parseSample(search));
  expect(sorted.map(({ href }) => href)).toEqual(ids.map((id) => `/property/${id}`));
});
