import { expect, test } from "vitest";
import { parseSample, toSampleListing } from "#app/homes/record/sale.fixture.ts";
import { searchList } from "../criteria/read-search.server.ts";
import { saleList } from "../sale/sale-filters.ts";
import { saleSearch } from "../sale/sale-search.ts";
import { findNearestMatches } from "./nearest-matches.server.ts";

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

test("an address with townhouses shows them, and only then the select has them", () => {
  expect(search("type=townhouse").found).toBe(2);
  const toLabels = (chosen: string) =>
    saleList.filters.type.field?.toOptions([], chosen).map(({ label }) => label);
  expect(toLabels("house")).toEqual(["Any type", "House", "Apartment"]);
  expect(toLabels("townhouse")).toEqual(["Any type", "House", "Apartment", "Townhouse"]);
});

test("the band $2M-$3M has a note if it includes homes above $3M", () => {
  expect(search("price=2m%2B").notes).toEqual(["includes homes above $3M"]);
  for (const text of ["price=2m%2B&suburb=Manly", "price=3m%2B"]) expect(search(text).notes).toEqual([]);
});

/** Searches on the server, which alone makes suggestions. */
function searchAll(address: string, matching = listings, all = listings) {
  const stock = {
    listings: all,
    match: () => ({ listings: matching }),
    texts: { agents: [], formerAgents: [], suburbs: [] },
  };
  return searchList(new URLSearchParams(address), saleSearch, stock);
}

test("a search without results suggests filters to remove, with the number of homes", () => {
  const { instead } = searchAll("price=4m%2B&beds=4&suburb=Manly&sort=price-up&view=list");
  expect(instead?.looser).toEqual([
    { label: "Any price", found: 2, href: "/listings?beds=4&suburb=Manly&sort=price-up&view=list" },
    { label: "Any suburb", found: 1, href: "/listings?price=4m%2B&beds=4&sort=price-up&view=list" },
  ]);
  expect(searchAll("beds=4").instead).toBeUndefined();
  expect(searchAll("beds=4", [], []).instead).toBeUndefined();
});

test("search words without matches can be removed like other filters", () => {
  const { instead } = searchAll("location=atlantis&type=apartment", []);
  expect(instead?.looser.map(({ label, found }) => [label, found])).toEqual([["Any place", 1]]);
  expect(instead?.nearest[0]?.href).toBe("/property/5");
});

function findNearest(address: string) {
  return searchAll(address).instead?.nearest.map(({ href }) => href.replace("/property/", ""));
}

test("the nearest homes have the fewest misses: by price, then by distance, and none at a far price", () => {
  expect(findNearest("beds=4&suburb=Avalon&max=3500000")).toEqual(["2", "1", "4"]);
  expect(findNearest("beds=4&suburb=Avalon&max=2700000")).toEqual(["1", "4", "3"]);
  expect(findNearest("type=apartment&suburb=Manly")).toEqual(["5", "1", "3"]);
  expect(findNearest("price=4m%2B&beds=4&suburb=Manly")).toEqual(["2", "1", "4"]);
  expect(findNearest("beds=4&suburb=Avalon&max=300000")).toEqual([]);
});

test("each other filter that a home fails is one miss", () => {
  expect(findNearest("type=house&suburb=Avalon&baths=2&parking=9")?.[0]).toBe("2");
  expect(findNearest("suburb=Manly&features=pool")).toEqual(["1", "3", "4"]);
});

test("the exact hidden price does not change the order of homes", () => {
  const find = (price_aud: number) => {
    const hidden = toSampleListing({ price_aud, price_display: false, suburb: "Manly" }, 0);
    const all = [hidden, ...listings.slice(1)];
    const filters = parseSample("max=1990000&suburb=Manly&beds=3", ["Manly"]);
    const asked = { list: saleList, listings: all, matching: all, filters };
    return findNearestMatches(asked).map(({ id }) => id);
  };
  expect(find(2_950_000)).toEqual(find(2_000_000));
  expect(find(2_000_000)[0]).toBe(1);
});
