import { expect, test } from "vitest";
import { rentalSearch } from "#app/listings/rental/rental-search.ts";
import { saleSearch } from "#app/listings/sale/sale-search.ts";
import { homeTypes } from "./home-types.ts";

test.each(homeTypes)("$name is a type that the lists' addresses know", ({ name }) => {
  const type = name.toLowerCase();
  expect(saleSearch.parse(new URLSearchParams({ type }), []).type).toBe(type);
  expect(rentalSearch.parse(new URLSearchParams({ type: name }), []).type).toBe(name);
});
