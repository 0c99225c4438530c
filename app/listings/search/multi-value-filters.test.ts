import { expect, test } from "vitest";
import { parseSample, toSampleListing } from "#app/homes/record/sale.fixture.ts";
import type { SaleRecord } from "#app/homes/record/sale-record.ts";
import { rentalList } from "../rental/rental-filters.ts";
import { saleList } from "../sale/sale-filters.ts";
import { saleSearch } from "../sale/sale-search.ts";
import { findListings, getRepeated, parseFilters, toFilterHref } from "../search/filters.ts";

const listings = [
  toSampleListing({ title: "both", facts: { poolInGround: true, study: true } }),
  toSampleListing({ title: "study", facts: { study: true }, description: "A pool and a study." }),
  toSampleListing({ title: "told", description: "The garage opens to the pool." }),
  toSampleListing({ title: "named", features: ["Study", "Sauna"] }),
];

function search(address: string) {
  const { listings: shown, options } = saleSearch.search(listings, parseSample(address));
  return { titles: shown.map(({ title }) => title), features: options.features ?? [] };
}

test("features find homes that have all of them, by facts or tags", () => {
  expect(search("features=pool").titles).toEqual(["both", "told"]);
  expect(search("features=study").titles).toEqual(["both", "study", "named"]);
  expect(search("features=pool,study").titles).toEqual(["both"]);
});

test("each feature on the market has the number of homes it would leave", () => {
  expect(search("").features).toEqual(["pool 2", "study 3", "garage 1"]);
  expect(search("features=study").features).toEqual(["pool 1", "study 3", "garage 0"]);
});

test("the same features have one address, in any order and case", () => {
  const toHref = (address: string) => toFilterHref(saleList, parseSample(address));
  for (const address of ["features=study&features=pool", "features=Study,POOL,moat,study"])
    expect(toHref(address)).toBe("/listings?features=pool%2Cstudy");
  expect(toHref("features=moat")).toBe("/listings");
});

test("the page cache gets the parameters that a form repeats", () => {
  expect(getRepeated(saleList)).toEqual(["type", "suburb", "method", "features", "types", "suburbs", "open"]);
  expect(getRepeated(rentalList)).toEqual(["type", "suburb", "features", "types", "suburbs", "open"]);
});

test("rentals have the same feature filters but neither land nor the sort orders of sales", () => {
  const filters = parseFilters(rentalList, new URLSearchParams("features=pool&land=2000&sort=closing"), []);
  expect(toFilterHref(rentalList, filters)).toBe("/rentals?features=pool");
});

test("a home matches any of several suburbs or types, each with the number of homes it would add", () => {
  const homes = ["Freshwater", "Manly", "Manly"].map((suburb, index) =>
    toSampleListing({ id: `S${index}`, suburb, address: `${index + 1} Tern Lane, ${suburb}` }, index),
  );
  const find = (address: string) => saleSearch.search(homes, parseSample(address, ["Freshwater", "Manly"]));
  expect(find("suburbs=manly&suburbs=freshwater").found).toBe(3);
  expect(find("suburbs=manly").found).toBe(2);
  for (const chosen of ["suburb=manly", "suburbs=manly"])
    expect(find(chosen).options.suburbs).toEqual(["Freshwater 1", "Manly 2"]);
  expect(find("types=House,Villa").found).toBe(3);
});

const ways: Partial<SaleRecord>[] = [
  { method: "auction", auction: { at: "2999-12-05T10:00" } },
  { method: "auction", auction_result: { result: "passed-in" } },
  { method: "sale" },
];
const sold = ways.map(toSampleListing);

function findByAddress(search: string, homes = sold) {
  const filters = parseFilters(saleList, new URLSearchParams(search), []);
  return findListings(saleList, homes, filters).map(({ id }) => id);
}

test("an address filters auctions; a passed-in home has none until it has a new day", () => {
  expect(findByAddress("method=auction")).toEqual([1]);
  expect(findByAddress("method=raffle&method=Auction")).toEqual([1]);
  expect(findByAddress("method=raffle")).toEqual([1, 2, 3]);
});

test("an address filters homes open on any of several days", () => {
  const days = [["2999-12-07T10:00"], ["2999-12-08T10:00", "2999-12-14T10:00"], []];
  const homes = days.map((inspections, index) => toSampleListing({ inspections }, index));
  expect(findByAddress("open=2999-12-07", homes)).toEqual([1]);
  expect(findByAddress("open=2999-12-14,2999-12-07", homes)).toEqual([1, 2]);
  expect(findByAddress("open=2999-13-07&open=soon", homes)).toEqual([1, 2, 3]);
});

test.each([
  ["suburb=Manly&suburb=Avalon", "suburbs=Avalon%2CManly"],
  ["suburb=manly,avalon", "suburbs=Avalon%2CManly"],
  ["suburb=Manly&suburbs=Avalon", "suburbs=Avalon%2CManly"],
  ["suburb=Manly&suburbs=Manly", "suburbs=Manly"],
  ["suburb=Manly,Atlantis", "suburb=Manly"],
  ["type=house&types=Villa,moat", "types=House%2CVilla"],
  ["type=townhouse", "type=townhouse"],
  ["types=House", "types=House"],
])("a type or suburb beside others is one of several: %s has the address %s", (address, canonical) => {
  expect(toFilterHref(saleList, parseSample(address, ["Manly", "Avalon"]))).toBe(`/listings?${canonical}`);
});
