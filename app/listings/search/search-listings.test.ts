import { expect, test } from "vitest";
import { parseSample, toSampleListing } from "#app/homes/record/sale.fixture.ts";
import { saleSearch } from "../sale/sale-search.ts";
import { type CountedOption, findSuburbs } from "./multi-value-filters.ts";

test("suburb options are unique and sorted, and include the requested one", () => {
  const options = { suburbs: ["Avalon", "Dee Why"].map((name): CountedOption => `${name} 1`) };
  const toNames = (address: string) => findSuburbs(options, parseSample(address, ["Curl Curl", "Dee Why"]));
  expect(toNames("")).toEqual(["Avalon", "Dee Why"]);
  expect(toNames("suburb=dee+why")).toEqual(["Avalon", "Dee Why"]);
  expect(toNames("suburb=curl+curl")).toEqual(["Avalon", "Curl Curl", "Dee Why"]);
});

test("a namesake in another state is not an option, but an unknown suburb there is", () => {
  const away = { state: "QLD", postcode: "4178" } as const;
  const homes = ["Manly", "Wynnum"].map((suburb) =>
    toSampleListing({ ...away, suburb, address: `1 Tern Lane, ${suburb}` }),
  );
  expect(saleSearch.search(homes, parseSample("")).options.suburbs).toEqual(["Wynnum 1"]);
});

const unsorted = [
  { price_aud: 3_000_000, next_inspection: "2026-11-29T10:00/10:30", suburb: "Atlantis" },
  {
    price_aud: 1_000_000,
    next_inspection: null,
    listed_on: "2026-11-20",
    land_size_sqm: 44_500,
    method: "tender" as const,
    closes: "2026-12-11T17:00",
    suburb: "Brookvale",
    lat: -33.7641,
    lng: 151.271,
  },
  {
    price_aud: 2_000_000,
    next_inspection: "2026-11-28T11:00/11:30",
    listed_on: "2026-11-21",
    land_size_sqm: 612,
    auction: { at: "2026-12-05T10:00" },
    lat: -33.7965,
    lng: 151.286,
  },
  { price_aud: 1_000_000, next_inspection: "2026-11-28T09:30/10:00" },
].map(toSampleListing);

test.each([
  ["", [3, 2, 1, 4]],
  ["sort=price-up", [2, 4, 3, 1]],
  ["sort=price-down", [1, 3, 2, 4]],
  ["sort=inspection", [4, 3, 1, 2]],
  ["sort=size", [3, 2, 1, 4]],
  ["sort=walk", [3, 2, 1, 4]],
  ["sort=closing", [3, 2, 1, 4]],
  ["sort=land", [2, 3, 1, 4]],
  ["sort=price-up&beds=3", [2, 4, 3, 1]],
])("the list with %j is in the order %j", (search, ids) => {
  const { listings: sorted } = saleSearch.search(unsorted, parseSample(search));
  expect(sorted.map(({ href }) => href)).toEqual(ids.map((id) => `/property/${id}`));
});
