import { expect, test } from "vitest";
import { parseSample, toSampleListing } from "#app/homes/record/sale.fixture.ts";
import { saleList } from "../sale/sale-filters.ts";
import { saleSearch } from "../sale/sale-search.ts";
import { toFilterHref } from "../search/filters.ts";
import { searchList } from "./read-search.server.ts";

const records = [
  { id: "S014", suburb: "Freshwater", address: "14 Tern Lane, Freshwater", lat: -33.78, lng: 151.283 },
  { id: "S002", suburb: "Curl Curl", address: "2 Gull Way, Curl Curl", lat: -33.7691, lng: 151.288 },
  { id: "S003", suburb: "Dee Why", address: "3 Gull Way, Dee Why", lat: -33.7526, lng: 151.2905 },
  { id: "S004", suburb: "Avalon", address: "4 Gull Way, Avalon" },
  { id: "S005", suburb: "Terrey Hills", address: "5 Gum Road, Terrey Hills" },
  { id: "S006", suburb: "Freshwater", address: "6 Gull Way, Freshwater", address_display: false },
] as const;
const listings = records.map((record, index) => toSampleListing(record, index));

function search(address: string) {
  const stock = {
    listings,
    match: () => ({ listings }),
    texts: { agents: [], formerAgents: [], suburbs: [] },
  };
  return searchList(new URLSearchParams(address), saleSearch, stock);
}

function find(address: string) {
  return search(address).listings.map(({ href }) => href.replace("/property/", ""));
}

test("near finds the home itself and those within 2 km; km says 1 or 5", () => {
  expect(find("near=S014")).toEqual(["1", "2"]);
  expect(find("near=S014&km=1")).toEqual(["1"]);
  expect(find("near=S014&km=5")).toEqual(["1", "2", "3"]);
});

test("it works with the other filters, and links the other distances", () => {
  expect(find("suburb=Dee+Why&near=S014&km=5")).toEqual(["3"]);
  expect(search("near=S014").also).toEqual([
    { label: "1 within 1 km", found: 1, href: "/listings?near=S014&km=1" },
    { label: "3 within 5 km", found: 3, href: "/listings?near=S014&km=5" },
  ]);
});

test("its chip names the home", () => {
  expect(search("near=S014").names.near).toBe("Within 2 km of 14 Tern Lane");
});

test("that homes without a known position are left out is said beside the count", () => {
  expect(search("near=S014").notes).toEqual(["homes whose exact position we don’t know are left out"]);
});

test.each(["near=S999", "near=S004", "near=S005", "near=S006", "km=5"])(
  "%s counts as not given",
  (address) => {
    expect(() => search(address)).toThrow(expect.objectContaining({ status: 302 }));
  },
);

test("no address has a distance without the home that it is from", () => {
  const filters = parseSample("near=S014&km=5&beds=3");
  expect(toFilterHref(saleList, { ...filters, near: "" })).toBe("/listings?beds=3");
});

test("the usual distance does not stand in the address", () => {
  expect(parseSample("near=S014&km=7")).toMatchObject({ near: "S014", km: "2" });
  expect(Object.keys(saleList.filters).slice(-2)).toEqual(["near", "km"]);
});
