import { expect, test } from "vitest";
import { rentalList } from "#app/listings/rental/rental-filters.ts";
import { saleList } from "#app/listings/sale/sale-filters.ts";
import { parseFilters } from "#app/listings/search/filters.ts";
import { findContradictions } from "./read-subject.server.ts";

const suburbs = ["Freshwater", "Manly"];

function find(kind: "sale" | "rent", search: string) {
  const list = kind === "sale" ? saleList : rentalList;
  return Object.keys(
    findContradictions(kind, parseFilters<string>(list, new URLSearchParams(search), suburbs)),
  );
}

test.each([
  ["sale", "min=3000000&max=2000000", ["min"]],
  ["rent", "min=900&max=800", ["min"]],
  ["sale", "price=0-750k&min=900000", ["price"]],
  ["sale", "price=3m%2B&max=2000000", ["price"]],
  ["rent", "price=800-1200&max=700", ["price"]],
  ["sale", "bedrooms=99", ["bedrooms"]],
  ["rent", "beds=2&bedrooms=4", ["beds"]],
  ["rent", "baths=51&parking=60", ["baths", "parking"]],
] as const)("%s: nothing can match %s", (kind, search, fields) => {
  expect(find(kind, search)).toEqual(fields);
});

test.each([
  ["sale", ""],
  ["sale", "min=2000000&max=2000000"],
  // A guide from $700,000 to $770,000.
  ["sale", "price=0-750k&min=760000"],
  ["sale", "price=2m%2B&min=9000000"],
  ["sale", "price=1m-2m&min=900000&max=1000000"],
  ["sale", "beds=2&bedrooms=6"],
  ["rent", "beds=4%2B&bedrooms=6"],
  ["rent", "price=0-800&max=100"],
  ["rent", "location=nowhere&features=pool&walk=1"],
] as const)("%s: some home may match %s", (kind, search) => {
  expect(find(kind, search)).toEqual([]);
});

test("says what to choose instead of what contradicts the search", () => {
  const search = new URLSearchParams("beds=2&bedrooms=4&price=800-1200&max=700");
  expect(findContradictions("rent", parseFilters<string>(rentalList, search, suburbs))).toEqual({
    price: "Choose a range that fits your lowest and highest rent",
    beds: "Choose at least your lowest number of bedrooms",
  });
});
