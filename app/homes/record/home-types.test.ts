import { expect, test } from "vitest";
import { rentalSearch } from "#app/listings/rental/rental-search.ts";
import { saleSearch } from "#app/listings/sale/sale-search.ts";
import { homeTypes } from "./home-types.ts";

test.each(homeTypes)("$name is a type that the lists' addresses know", ({ name }) => {
  expect(saleSearch.parse(new URLSearchParams({ type: name.toLowerCase() }), []).type).toBe(
    name.toLowerCase(),
  );
  expect(rentalSearch.parse(new URLSearchParams({ type: name }), []).type).toBe(name);
});
