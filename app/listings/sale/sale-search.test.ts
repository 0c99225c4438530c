import fc from "fast-check";
import { expect, test } from "vitest";
import { parseSample, toSampleListing } from "#app/homes/record/sale.fixture.ts";
import type { SaleListing } from "#app/homes/record/sale-record.ts";
import { findListings } from "../search/filters.ts";
import { type SaleFilters, saleBeds, saleList, salePrices, saleTypes } from "./sale-filters.ts";
import { saleSearch } from "./sale-search.ts";

const bounds = [750_000, 1_000_000, 2_000_000, 3_000_000, 4_000_000];
const pricesAtBounds = bounds.flatMap((bound) => [bound - 1, bound, bound + 1]);

const record = fc.record({
  price_aud: fc.oneof(fc.constantFrom(...pricesAtBounds), fc.integer({ min: 1, max: 9_000_000 })),
  beds: fc.integer({ min: 0, max: 6 }),
  type: fc.constantFrom("House", "HOUSE", "house", "Apartment", "apartment", "Townhouse"),
  suburb: fc.constantFrom("Manly", "Manly Vale", "Dee Why", "Avalon", "Bondi"),
  address: fc.constantFrom("1 Tern Lane", "22 Manly Road", "5/8 Dotterel Street", "2096 Long Road"),
  agent: fc
    .constantFrom("agent-1", "agent-2", "agent-12", undefined)
    .map((id) => ({ id, name: "A", phone: "1", email: "a@b.example" })),
});
const manyListings = fc
  .array(record, { maxLength: 20 })
  .map((records) => records.map((changes, index) => toSampleListing(changes, index)));
const anyFilters = fc.record({
  price: fc.constantFrom(...salePrices.map(({ value }) => value)),
  beds: fc.constantFrom(...saleBeds.map(({ value }) => value)),
  type: fc.constantFrom(...saleTypes.map(({ value }) => value)),
  suburb: fc.constantFrom("", "Manly", "Manly Vale", "Palm Beach"),
  agent: fc.constantFrom("", "1", "2", "3"),
});

/** The rules of spec §5.3 once more, as plainly as can be. */
function passesNaively(listing: SaleListing, filters: SaleFilters) {
  const { price } = listing;
  if (filters.price === "0-750k" && !(price < 750000)) return false;
  if (filters.price === "750k-1m" && (price < 750000 || price >= 1000000)) return false;
  if (filters.price === "1m-2m" && (price < 1000000 || price >= 2000000)) return false;
  if (filters.price === "2m+" && price < 2000000) return false;
  if (filters.price === "3m+" && price < 3000000) return false;
  if (filters.price === "4m+" && price < 4000000) return false;
  if (filters.beds !== "any" && (listing.beds ?? 0) < Number(filters.beds)) return false;
  if (filters.type !== "any" && listing.propertyType?.toUpperCase() !== filters.type.toUpperCase())
    return false;
  if (filters.suburb !== "" && listing.suburb !== filters.suburb) return false;
  return filters.agent === "" || listing.agentId === `agent-${filters.agent}`;
}

test("bedrooms are at least as many as asked for", () => {
  const listings = [1, 2, 3, 4, 5].map((beds, index) => toSampleListing({ beds }, index));
  const count = (beds: string) => findListings(saleList, listings, parseSample(`beds=${beds}`)).length;
  expect(saleBeds.map(({ value }) => count(value))).toEqual([5, 5, 4, 3, 2]);
});

test("finds exactly the listings that a second, plainer reading of the rules finds", () => {
  fc.assert(
    fc.property(manyListings, anyFilters, (listings, drawn) => {
      const filters = { ...parseSample(""), ...drawn, shown: 60 };
      const found = findListings(saleList, listings, filters);
      expect(found).toEqual(listings.filter((listing) => passesNaively(listing, filters)));
    }),
  );
});

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

test("the other filters apply to what a location means, in the order of its matches", () => {
  const [first, second, other] = [3, 3, 1].map((beds, index) => toSampleListing({ beds }, index));
  const listings = [first, second, other].filter((listing) => listing !== undefined);
  const { listings: shown, total } = saleSearch.search(
    listings,
    parseSample("location=x&beds=3"),
    listings.toReversed(),
  );
  expect([shown.map(({ href }) => href), total]).toEqual([["/property/2", "/property/1"], 3]);
});

test("a suburb is one we have a listing in or work in", () => {
  const listings = [toSampleListing({ suburb: "Bondi" })];
  const suburbs = ["bondi", "palm beach", "Atlantis"].map(
    (name) => saleSearch.parse(new URLSearchParams({ suburb: name }), listings).suburb,
  );
  expect(suburbs).toEqual(["Bondi", "Palm Beach", ""]);
});

test("a long list is shown a step at a time, and counted whole", () => {
  const listings = Array.from({ length: 150 }, (_, index) => toSampleListing({}, index));
  const shownOf = (search: string) => {
    const result = saleSearch.search(listings, parseSample(search));
    return [result.listings.length, result.found, result.total];
  };
  expect(shownOf("")).toEqual([60, 150, 150]);
  expect(shownOf("show=120")).toEqual([120, 150, 150]);
  expect(shownOf("show=180")).toEqual([150, 150, 150]);
  expect(shownOf("beds=4")).toEqual([0, 0, 150]);
});
