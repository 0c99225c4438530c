import { expect, test } from "vitest";
import { rentalList } from "#app/listings/rental/rental-filters.ts";
import { saleList } from "#app/listings/sale/sale-filters.ts";
import { parseFilters } from "#app/listings/search/filters.ts";
import { describeCriteria } from "./criteria.server.ts";

const suburbs = ["Freshwater", "Curl Curl", "Manly"];

function describeSale(search: string) {
  return describeCriteria("sale", saleList, parseFilters(saleList, new URLSearchParams(search), suburbs));
}

test("a search is described as people would say it", () => {
  expect(describeSale("")).toBe("Homes for sale");
  expect(describeSale("type=house&suburbs=Freshwater,Curl+Curl&beds=3&max=3500000&features=pool")).toBe(
    "Houses for sale in Curl Curl or Freshwater, 3+ beds, up to $3,500,000, pool",
  );
  expect(describeSale("types=House,Townhouse,Land&price=2m%2B&location=quiet+street&offer=hide")).toBe(
    "Houses, townhouses or land for sale, matching “quiet street”, $2M-$3M, not under offer",
  );
  const rent = parseFilters(rentalList, new URLSearchParams("beds=2&max=900&suburb=Manly"), suburbs);
  expect(describeCriteria("rent", rentalList, rent)).toBe("Homes for rent in Manly, 2 beds, up to $900");
});
