import { expect, test } from "vitest";
import { parseSample, toSampleListing } from "#app/homes/record/sale.fixture.ts";
import { priceEdges } from "#app/homes/record/sale-record.ts";
import { clearFilters, findSet, toFilterHref, toFilterSearch } from "../search/filters.ts";
import { saleList, salePrices, toHeroPrices, toSimilarRentalsHref } from "./sale-filters.ts";
import { saleSearch } from "./sale-search.ts";

const suburbs = ["Dee Why", "Manly", "Manly Vale"];
test("an address without a query filters nothing", () => {
  expect(findSet(saleList, parseSample(""))).toEqual([]);
  expect(parseSample("")).toMatchObject({ price: "any", beds: "any", type: "any", suburb: "" });
});

test.each([
  ["price=5m%2B&beds=5&type=castle&suburb=Atlantis&agent=x1&view=map&show=7&q=1", ""],
  ["type=House&price=2M%2B&suburb=dee%20why", "price=2m%2B&type=house&suburb=Dee+Why"],
  // A plus typed by hand arrives as a space.
  ["price=2m+", "price=2m%2B"],
  ["location=%20Dee%20%20Why%0A", "location=Dee+Why"],
  ["agent=2", "agent=2"],
  ["agent=2.0", ""],
  ["agent=1234567", ""],
  // Only whole steps, up to a limit.
  ["show=120", "show=120"],
  ["show=600", "show=600"],
  ["show=61", ""],
  ["show=-60", ""],
])("%s becomes %j: letter case and spaces do not matter, unknown values are ignored", (search, canonical) => {
  expect(toFilterSearch(saleList, parseSample(search, suburbs)).toString()).toBe(canonical);
});

test("a location is cut at two hundred characters", () => {
  expect(parseSample(`location=${"🏖".repeat(300)}`).location).toBe("🏖".repeat(200));
});

test("clearing keeps only the sort order and the view", () => {
  const filters = parseSample(
    "location=x&price=2m%2B&beds=3&type=house&suburb=Manly&agent=2&sort=price-up&view=list&from=600&show=120",
    ["Manly"],
  );
  expect(toFilterHref(saleList, clearFilters(saleList, filters))).toBe("/listings?sort=price-up&view=list");
});

test("the rental list gets location, beds, type and suburb in its own words", () => {
  const filters = parseSample("price=2m%2B&beds=4&type=apartment&suburb=Dee+Why&location=x", suburbs);
  expect(toSimilarRentalsHref(filters)).toBe("/rentals?location=x&beds=4%2B&type=Apartment&suburb=Dee+Why");
  expect(toSimilarRentalsHref(parseSample("beds=3&type=house"))).toBe("/rentals?beds=3&type=House");
  expect(toSimilarRentalsHref(parseSample(""))).toBe("/rentals");
});

test("the home page's search has the specified bands, and $2M-$3M has the value 2m+", () => {
  expect(toHeroPrices().map(({ value }) => value)).toEqual(["any", "0-750k", "750k-1m", "1m-2m", "2m+"]);
  expect(salePrices.find(({ label }) => label === "$2M-$3M")?.value).toBe("2m+");
});

function findBands(prices: { price_aud: number; price_to?: number }) {
  const listing = toSampleListing(prices);
  return salePrices.filter((band) => "matches" in band && band.matches(listing)).map(({ value }) => value);
}

test("a guide is in the bands of both ends", () => {
  expect(findBands({ price_aud: 980_000, price_to: 1_050_000 })).toEqual(["750k-1m", "1m-2m"]);
  expect(findBands({ price_aud: 980_000 })).toEqual(["750k-1m"]);
});

test("a hidden price, rounded to the edge of a band, is found in the same bands", () => {
  for (const edge of priceEdges.slice(1))
    expect(findBands({ price_aud: edge })).not.toEqual(findBands({ price_aud: edge - 1 }));
  expect(priceEdges).toHaveLength(salePrices.length - 1);
});

test("a minimum land size finds larger land, but no home without land", () => {
  const homes = [1_999, 2_000, undefined].map((land_size_sqm) => toSampleListing({ land_size_sqm }));
  const { listings } = saleSearch.search(homes, parseSample("land=2000"));
  expect(listings.map(({ facts }) => facts.landSize)).toEqual([2_000]);
  const labels = saleList.filters.land.field?.toOptions([], "4500").map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(["4,500 sqm of land or more", "1 ha of land or more"]));
});
