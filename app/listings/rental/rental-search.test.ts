import { expect, test } from "vitest";
import { toSampleRental } from "#app/homes/record/rental.fixture.ts";
import type { Rental } from "#app/homes/record/rental-record.ts";
import { findListings } from "../search/filters.ts";
import { rentalList } from "./rental-filters.ts";
import { rentalSearch } from "./rental-search.ts";

function search(text: string, rentals: readonly Rental[]) {
  return rentalSearch.search(rentals, rentalSearch.parse(new URLSearchParams(text), rentals));
}

test.each([
  ["0-800", [799, 800]],
  ["800-1200", [800, 801, 1199, 1200]],
  ["1200-1600", [1200, 1201, 1599, 1600]],
  ["1600-2000", [1600, 1601, 1999, 2000]],
  ["2000", [2000, 2001, 5000]],
])("the range %s holds %j of the rents around its ends, both ends included", (price, expected) => {
  const rents = [799, 800, 801, 1199, 1200, 1201, 1599, 1600, 1601, 1999, 2000, 2001, 5000];
  const rentals = rents.map((weekly_rent_aud) => toSampleRental({ weekly_rent_aud }));
  const filters = rentalSearch.parse(new URLSearchParams({ price }), rentals);
  expect(findListings(rentalList, rentals, filters).map((rental) => rental.price)).toEqual(expected);
});

const agent = { id: "agent-66", name: "A", phone: "1", email: "a@b.example" };
const homes = [
  { bedrooms: 0, type: "Apartment", suburb: "Manly Vale" },
  { bedrooms: 1, type: "House", suburb: "Manly", agent },
  { bedrooms: 2, type: "house", suburb: "Manly", agent: { ...agent, id: "agent-6" } },
  { bedrooms: 3, type: "Townhouse", suburb: "Avalon" },
  { bedrooms: 4, type: "Apartment", suburb: "Manly" },
  { bedrooms: 5, type: "House", suburb: "Manly" },
].map((home, index) => toSampleRental({ ...home, id: `R${index}` }));

test.each([
  ["beds=1", ["R1"]],
  ["beds=2", ["R2"]],
  ["beds=3", ["R3"]],
  ["beds=4%2B", ["R4", "R5"]],
  ["type=House", ["R1", "R2", "R5"]],
  ["type=Apartment", ["R0", "R4"]],
  ["suburb=Manly", ["R1", "R2", "R4", "R5"]],
  ["agent=6", ["R2"]],
  ["beds=4%2B&type=House&suburb=Manly", ["R5"]],
])("%s finds %j: bedrooms match exactly but for 4+, the rest exactly (spec §5.4)", (text, ids) => {
  const found = findListings(rentalList, homes, rentalSearch.parse(new URLSearchParams(text), homes));
  expect(found.map(({ id }) => id)).toEqual(ids);
});

test("the data of a grid does not include what only rows show", () => {
  const [card] = search("", [toSampleRental({}, 2)]).listings;
  expect(card).not.toHaveProperty("summary");
  expect(card?.picture.alt).toBe("");
});

test("available by a day finds homes free by then or now, without those of which nobody said when", () => {
  const days = ["2026-12-01", "2026-12-24", "2026-12-25", undefined, null];
  const rentals = days.map((available) => toSampleRental({ available }));
  expect(search("available=2026-12-24", rentals).found).toBe(3);
  expect(search("", rentals).found).toBe(5);
});

test.each(["2026-02-30", "24/12/2026", "soon", "2026-12"])("%s is not a day to move in", (available) => {
  expect(rentalSearch.parse(new URLSearchParams({ available }), []).available).toBe("");
});
