import { expect, test } from "vitest";
import { parseSample, toSampleListing } from "#app/homes/record/sale.fixture.ts";
import { saleList } from "../sale/sale-filters.ts";
import { saleSearch } from "../sale/sale-search.ts";

const listings = [
  { type: "House", price_aud: 2_500_000, beds: 4, suburb: "Manly" },
  { type: "House", price_aud: 4_100_000, beds: 4, suburb: "Avalon" },
  { type: "Townhouse", price_aud: 2_200_000, beds: 3, suburb: "Manly" },
  { type: "Townhouse", price_aud: 2_300_000, beds: 4, suburb: "Manly" },
  { type: "Apartment", price_aud: 800_000, beds: 2, suburb: "Dee Why" },
].map(toSampleListing);

function search(text: string, matching = listings) {
  return saleSearch.search(listings, parseSample(text, ["Manly", "Avalon"]), matching);
}

test("townhouses that match as well are offered beside houses, and only then", () => {
  expect(search("type=house&price=2m%2B").also).toEqual([
    { label: "2 townhouses also match", found: 2, href: "/listings?price=2m%2B&type=townhouse" },
  ]);
  expect(search("type=house&beds=4").also[0]?.label).toBe("1 townhouse also matches");
  expect(search("type=house&price=4m%2B").also).toEqual([]);
  expect(search("beds=4").also).toEqual([]);
  expect(search("type=townhouse").also).toEqual([]);
});

test("an address with townhouses shows them, and the select names them only then", () => {
  expect(search("type=townhouse").found).toBe(2);
  const toLabels = (chosen: string) =>
    saleList.filters.type.field?.toOptions([], chosen).map(({ label }) => label);
  expect(toLabels("house")).toEqual(["Any type", "House", "Apartment"]);
  expect(toLabels("townhouse")).toEqual(["Any type", "House", "Apartment", "Townhouse"]);
});

test("the band that says $2M-$3M says so where it includes homes above", () => {
  expect(search("price=2m%2B").notes).toEqual(["includes homes above $3M"]);
  expect(search("price=2m%2B&suburb=Manly").notes).toEqual([]);
  expect(search("price=3m%2B").notes).toEqual([]);
});

test("where nothing is found it says what to loosen, with how many homes that brings", () => {
  const { instead } = search("price=4m%2B&suburb=Manly&beds=4&view=list&sort=price-up");
  expect(instead?.looser).toEqual([
    { label: "Any price", found: 2, href: "/listings?beds=4&suburb=Manly&sort=price-up&view=list" },
    { label: "Any suburb", found: 1, href: "/listings?price=4m%2B&beds=4&sort=price-up&view=list" },
  ]);
  expect(search("beds=4").instead).toBeUndefined();
});

test("words that mean nothing are a filter like the others", () => {
  const { instead } = search("location=atlantis&type=apartment", []);
  expect(instead?.looser.map(({ label, found }) => [label, found])).toEqual([["Any place", 1]]);
  expect(instead?.nearest[0]?.href).toBe("/property/5");
});

test("the nearest homes are those that pass the most filters", () => {
  const { instead } = search("price=4m%2B&suburb=Manly&beds=4");
  expect(instead?.nearest.map(({ href }) => href)).toEqual(["/property/1", "/property/2", "/property/4"]);
});

test("without any home there is nothing to offer instead", () => {
  expect(saleSearch.search([], parseSample("beds=4")).instead).toBeUndefined();
});
