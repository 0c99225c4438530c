import { expect, test } from "vitest";
import { parseSample, toSampleListing } from "#app/homes/record/sale.fixture.ts";
import { findListings } from "../search/filters.ts";
import { saleList } from "./sale-filters.ts";
import { saleSearch } from "./sale-search.ts";

test.each([
  ["0-750k", [749_999]],
  ["750k-1m", [750_000, 999_999]],
  ["1m-2m", [1_000_000, 1_999_999]],
  ["2m%2B", [2_000_000, 3_000_000, 4_000_000]],
  ["3m%2B", [3_000_000, 4_000_000]],
  ["4m%2B", [4_000_000]],
])("the band %s holds %j of the prices around its bounds", (band, expected) => {
  const prices = [749_999, 750_000, 999_999, 1_000_000, 1_999_999, 2_000_000, 3_000_000, 4_000_000];
  const listings = prices.map((price_aud) => toSampleListing({ price_aud }));
  const found = findListings(saleList, listings, parseSample(`price=${band}`));
  expect(found.map(({ price }) => price)).toEqual(expected);
});

const agent = { id: "agent-12", name: "A", phone: "1", email: "a@b.example" };
const homes = [
  { beds: 1, type: "APARTMENT", suburb: "Manly Vale" },
  { beds: 2, type: "House", suburb: "Manly", agent },
  { beds: 3, type: "house", suburb: "Avalon", agent: { ...agent, id: "agent-1" } },
  { beds: 4, type: "Townhouse", suburb: "Manly" },
  { beds: 5, type: "House", suburb: "Manly" },
].map(toSampleListing);

test.each([
  ["beds=1", [1, 2, 3, 4, 5]],
  ["beds=3", [3, 4, 5]],
  ["beds=4", [4, 5]],
  ["type=house", [2, 3, 5]],
  ["type=apartment", [1]],
  ["suburb=Manly", [2, 4, 5]],
  ["agent=1", [3]],
  ["type=house&suburb=Manly&beds=3", [5]],
  ["suburb=Avalon&agent=12", []],
])("%s finds the homes %j: bedrooms are a minimum, the rest matches exactly (spec §5.3)", (search, ids) => {
  const found = findListings(saleList, homes, parseSample(search, ["Manly", "Avalon"]));
  expect(found.map(({ id }) => id)).toEqual(ids);
});

test("the other filters apply to the matches of a location, in their order", () => {
  const { listings, total } = saleSearch.search(homes, parseSample("location=x&beds=4"), homes.toReversed());
  expect([listings.map(({ href }) => href), total]).toEqual([["/property/5", "/property/4"], 5]);
});

test("known suburbs have a listing or are our places", () => {
  const listings = [toSampleListing({ suburb: "Bondi" })];
  const suburbs = ["bondi", "palm beach", "Atlantis"].map(
    (name) => saleSearch.parse(new URLSearchParams({ suburb: name }), listings).suburb,
  );
  expect(suburbs).toEqual(["Bondi", "Palm Beach", ""]);
});
