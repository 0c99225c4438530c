import { expect, test } from "vitest";
import { priceEdges } from "#app/homes/record/rental-record.ts";
import { findSet, parseFilters, toFilterHref } from "../search/filters.ts";
import { rentalBeds, rentalList, rentalPrices, rentalTypes } from "./rental-filters.ts";

const suburbs = ["Dee Why", "Manly", "Manly Vale"];

function parse(search: string) {
  return parseFilters(rentalList, new URLSearchParams(search), suburbs);
}

test("has the options of the specification, word for word", () => {
  const labelsOf = (options: readonly { label: string }[]) => options.map(({ label }) => label).join(" | ");
  const prices = "All Prices | $0-$800 | $800-$1,200 | $1,200-$1,600 | $1,600-$2,000 | $2,000+";
  expect(labelsOf(rentalPrices)).toBe(prices);
  expect(labelsOf(rentalBeds)).toBe("Any | 1 | 2 | 3 | 4+");
  expect(labelsOf(rentalTypes)).toBe("All Types | Apartment | House");
  expect(rentalPrices.at(-1)?.value).toBe("2000");
});

test("an address without a query filters nothing", () => {
  expect(findSet(rentalList, parse(""))).toEqual([]);
  expect(parse("")).toMatchObject({ price: "all", beds: "all", type: "all", suburb: "" });
});

test.each([
  ["price=2500&beds=5&type=Castle&suburb=Atlantis&view=map&show=7", "/rentals"],
  ["type=apartment&suburb=dee%20why&beds=4+", "/rentals?beds=4%2B&type=Apartment&suburb=Dee+Why"],
])("%s has the address %s", (search, address) =>
  expect(toFilterHref(rentalList, parse(search))).toBe(address),
);

test("a hidden rent is the lower edge of a band", () => {
  const bandEdges = rentalPrices.map(({ value }) => Number.parseInt(value, 10)).filter((edge) => edge > 0);
  expect(priceEdges).toEqual([1, ...bandEdges]);
});
