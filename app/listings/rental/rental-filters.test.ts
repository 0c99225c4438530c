import { expect, test } from "vitest";
import { priceEdges } from "#app/homes/record/rental-record.ts";
import { clearFilters, findSet, parseFilters, toFilterHref, toFilterSearch } from "../search/filters.ts";
import { LISTINGS_AT_ONCE } from "../search/list-address.ts";
import { rentalBeds, rentalList, rentalPrices, rentalTypes } from "./rental-filters.ts";

const suburbs = ["Dee Why", "Manly", "Manly Vale"];

function parse(search: string) {
  return parseFilters(rentalList, new URLSearchParams(search), suburbs);
}

test("has the options of the specification, word for word", () => {
  const labelsOf = (options: readonly { label: string }[]) => options.map(({ label }) => label);
  expect(labelsOf(rentalPrices)).toEqual([
    "All Prices",
    "$0-$800",
    "$800-$1,200",
    "$1,200-$1,600",
    "$1,600-$2,000",
    "$2,000+",
  ]);
  expect(labelsOf(rentalBeds)).toEqual(["Any", "1", "2", "3", "4+"]);
  expect(labelsOf(rentalTypes)).toEqual(["All Types", "Apartment", "House"]);
  expect(rentalPrices.at(-1)?.value).toBe("2000");
});

test("an address without a query filters nothing", () => {
  expect(parse("")).toEqual({
    location: "",
    price: "all",
    beds: "all",
    type: "all",
    suburb: "",
    min: "",
    max: "",
    bedrooms: "any",
    baths: "any",
    parking: "any",
    available: "",
    walk: "any",
    types: "",
    suburbs: "",
    open: "",
    features: "",
    agent: "",
    offer: "",
    near: "",
    km: "2",
    sort: "newest",
    view: "grid",
    from: 0,
    shown: LISTINGS_AT_ONCE,
  });
  expect(toFilterHref(rentalList, parse(""))).toBe("/rentals");
});

test("every option of every filter survives the way into an address and back", () => {
  const options = { price: rentalPrices, beds: rentalBeds, type: rentalTypes };
  for (const [name, table] of Object.entries(options))
    for (const { value } of table) {
      const filters = parse(`${name}=${encodeURIComponent(value)}`);
      expect(filters).toMatchObject({ [name]: value });
      expect(parseFilters(rentalList, toFilterSearch(rentalList, filters), suburbs)).toEqual(filters);
    }
});

test("unknown values count as not given", () => {
  expect(parse("price=2500&beds=5&type=Castle&suburb=Atlantis&view=map&show=7")).toEqual(parse(""));
});

test("letter case does not matter, and a plus typed by hand is understood", () => {
  expect(parse("type=apartment&suburb=dee%20why&beds=4+")).toMatchObject({
    type: "Apartment",
    suburb: "Dee Why",
    beds: "4+",
  });
});

test("clearing sets all four filters to all and keeps the view", () => {
  const filters = parse("price=2000&beds=3&type=House&suburb=Manly&view=list&show=120");
  expect(clearFilters(rentalList, filters)).toMatchObject({
    price: "all",
    beds: "all",
    type: "all",
    suburb: "",
  });
  expect(toFilterHref(rentalList, clearFilters(rentalList, filters))).toBe("/rentals?view=list");
});

test("the view and how many are shown are nothing to clear", () => {
  expect(findSet(rentalList, parse("view=list&show=120")).length > 0).toBe(false);
  for (const search of ["price=2000", "beds=1", "type=House", "suburb=Manly"])
    expect(findSet(rentalList, parse(search)).length > 0, search).toBe(true);
});

test("a hidden rent can be one of the lower edges of the bands", () => {
  const bandEdges = rentalPrices.map(({ value }) => Number.parseInt(value, 10)).filter((edge) => edge > 0);
  expect(priceEdges).toEqual([1, ...bandEdges]);
});
