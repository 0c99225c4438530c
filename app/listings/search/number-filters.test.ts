import { expect, test } from "vitest";
import { parseSample, toSampleListing } from "#app/homes/record/sale.fixture.ts";
import type { SaleRecord } from "#app/homes/record/sale-record.ts";
import { saleList } from "../sale/sale-filters.ts";
import { saleSearch } from "../sale/sale-search.ts";
import { toFilterHref } from "./filters.ts";
import { toPriceFilters } from "./number-filters.ts";

const find = (records: readonly Partial<SaleRecord>[], address: string) =>
  saleSearch.search(records.map(toSampleListing), parseSample(address)).found;

test.each([
  ["min=3.5m", "/listings?min=3500000"],
  ["max=850k", "/listings?max=850000"],
  ["max=$2,400,000", "/listings?max=2400000"],
  ["max=3.5", "/listings?max=3500000"],
  ["max=100", "/listings?max=100000"],
  ["max=10000", "/listings?max=10000"],
  ["max=lots", "/listings"],
  ["max=-5", "/listings"],
  ["land=4500&baths=2&parking=1&walk=12", "/listings?baths=2&parking=1&land=4500&walk=12"],
  ["land=some&baths=two&walk=900", "/listings"],
])("%s has the address %s", (address, href) =>
  expect(toFilterHref(saleList, parseSample(address))).toBe(href),
);

test("a rent may be typed with its week", () => {
  expect(toPriceFilters("rent").max.parse("$900 pw")).toBe("900");
});

test("a home at either price limit is found, a dollar beyond it is not", () => {
  const home = { price_aud: 2_000_000 };
  const bounds = ["min=2000000", "max=2000000", "min=2000001", "max=1999999"];
  expect(bounds.map((address) => find([home], address))).toEqual([1, 1, 0, 0]);
});

test("a guide matches with either end", () => {
  const guide = { price_aud: 1_900_000, price_to: 2_100_000 };
  const bounds = ["min=2000000", "max=2000000", "min=2200000"];
  expect(bounds.map((address) => find([guide], address))).toEqual([1, 1, 0]);
});

test("swapped price limits are corrected, with a note beside the count", () => {
  const homes = [1_900_000, 2_500_000, 3_100_000].map((price_aud) => toSampleListing({ price_aud }));
  const search = (address: string) => saleSearch.search(homes, parseSample(address));
  const { filters, found, notes } = search("min=3m&max=2m");
  expect([found, notes]).toEqual([1, ["lowest price above the highest, so we swapped them"]]);
  expect(toFilterHref(saleList, filters)).toBe("/listings?min=3000000&max=2000000");
  expect(search("min=9m&max=8m")).toMatchObject({ found: 0, notes });
  expect([search("min=2m&max=3m").found, search("min=2m&max=3m").notes]).toEqual([1, []]);
});

test("a hidden price matches by its band only", () => {
  const bounds = ["min=2900000", "max=2100000", "min=3000000", "max=1999999"];
  for (const price_aud of [2_000_000, 2_400_000, 2_999_999]) {
    const hidden = { price_aud, price_display: false };
    expect(bounds.map((address) => find([hidden], address))).toEqual([1, 1, 0, 0]);
  }
});

test("a walk is counted from the home's own position, never from its suburb's centre", () => {
  const manly = { suburb: "Manly", address: "1 Tern Lane, Manly" };
  expect(find([{ ...manly, lat: -33.7965, lng: 151.286 }], "walk=15")).toBe(1);
  expect(find([manly], "walk=15")).toBe(0);
  const allambie = { suburb: "Allambie Heights", address: "3 Tern Lane, Allambie Heights" };
  // Seven minutes to the village, but too far from any beach.
  expect(find([{ ...allambie, lat: -33.7686, lng: 151.251 }], "walk=15")).toBe(0);
});

test("a price that is not given matches no band and no limit, and comes last in both orders", () => {
  const unsaid = { id: "unsaid", price_aud: 0, price_display: false };
  for (const address of ["price=0-750k", "price=4m%2B", "max=9m", "min=1"])
    expect(find([unsaid], address), address).toBe(0);
  expect(find([unsaid], "beds=any")).toBe(1);
  for (const sort of ["price-up", "price-down"]) {
    const homes = [unsaid, { id: "said", price_aud: 900_000 }].map(toSampleListing);
    const { listings } = saleSearch.search(homes, parseSample(`sort=${sort}`));
    expect(listings.map(({ sourceId }) => sourceId)).toEqual(["said", "unsaid"]);
  }
});
