import { expect, test } from "vitest";
import { rentalList } from "../rental/rental-filters.ts";
import { saleList } from "../sale/sale-filters.ts";
import { parseFilters } from "./filters.ts";
import { toListTitle } from "./list-title.ts";

const suburbs = ["Avalon", "Manly", "Newport", "Dee Why"];

test.each([
  ["", "Homes for sale"],
  ["suburb=Manly", "Homes for sale in Manly"],
  ["suburb=Manly&type=house&beds=3", "3+ bedroom houses for sale in Manly"],
  ["bedrooms=1&types=Apartment", "1+ bedroom apartments for sale"],
  ["types=House,Townhouse&suburbs=Manly,Avalon", "Houses or townhouses for sale in Avalon and Manly"],
  ["suburbs=Manly,Avalon,Newport&type=land", "Land for sale in Avalon, Manly and Newport"],
  ["suburbs=Manly,Avalon,Newport,Dee+Why", "Homes for sale in 4 suburbs"],
  ["price=0-750k", "Homes for sale, under $750K"],
  ["price=1m-2m&suburb=Manly", "Homes for sale in Manly, $1M to $2M"],
  ["price=2m%2B", "Homes for sale, from $2M"],
  ["price=3m%2B", "Homes for sale, from $3M"],
  ["max=3500000&type=apartment", "Apartments for sale, up to $3,500,000"],
  ["min=1000000&max=2000000", "Homes for sale, from $1,000,000, up to $2,000,000"],
  [
    "features=pool,study&baths=2&walk=10&agent=1",
    "Homes for sale, 2+ baths, 10 min walk to the beach, pool, study",
  ],
  ["sort=price-up&view=list&from=600", "Homes for sale"],
])("the list at ?%s is %s", (search, title) =>
  expect(toListTitle(saleList, parseFilters(saleList, new URLSearchParams(search), suburbs))).toBe(title),
);

test.each([
  ["beds=2&type=Apartment&suburb=Manly", "2 bedroom apartments for rent in Manly"],
  ["beds=4%2B&type=House", "4+ bedroom houses for rent"],
  ["price=0-800", "Homes for rent, up to $800 a week"],
  ["price=800-1200", "Homes for rent, $800 to $1,200 a week"],
  ["price=2000", "Homes for rent, from $2,000 a week"],
  ["available=2026-12-15&type=house", "Houses for rent, available by 15 December"],
  ["max=900&bedrooms=2", "2+ bedroom homes for rent, up to $900 a week"],
])("the rentals at ?%s are %s", (search, title) =>
  expect(toListTitle(rentalList, parseFilters(rentalList, new URLSearchParams(search), suburbs))).toBe(title),
);
