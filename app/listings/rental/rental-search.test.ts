import fc from "fast-check";
import { expect, test } from "vitest";
import { toSampleRental } from "#app/homes/record/rental.fixture.ts";
import type { Rental } from "#app/homes/record/rental-record.ts";
import { findListings } from "../search/filters.ts";
import { type RentalFilters, rentalBeds, rentalList, rentalPrices, rentalTypes } from "./rental-filters.ts";
import { rentalSearch } from "./rental-search.ts";

const bounds = [800, 1200, 1600, 2000];
const rentsAtBounds = [
  1,
  ...bounds.flatMap((bound) => [bound - 1, bound - 0.5, bound, bound + 0.5, bound + 1]),
];

const record = fc.record({
  weekly_rent_aud: fc.oneof(fc.constantFrom(...rentsAtBounds), fc.integer({ min: 1, max: 5000 })),
  bedrooms: fc.integer({ min: 0, max: 6 }),
  type: fc.constantFrom("House", "Apartment"),
  suburb: fc.constantFrom("Manly", "Manly Vale", "Dee Why", "manly", "Bondi"),
  agent: fc
    .constantFrom("agent-5", "agent-6", "agent-55", undefined)
    .map((id) => ({ id, name: "Tom Okafor", phone: "0491 570 313", email: "tom@headland.example" })),
});
const manyRentals = fc
  .array(record, { maxLength: 20 })
  .map((records) => records.map((changes, index) => toSampleRental({ ...changes, id: `R${index}` }, index)));
const anyFilters = fc.record({
  price: fc.constantFrom(...rentalPrices.map(({ value }) => value)),
  beds: fc.constantFrom(...rentalBeds.map(({ value }) => value)),
  type: fc.constantFrom(...rentalTypes.map(({ value }) => value)),
  suburb: fc.constantFrom("", "Manly", "Manly Vale", "Palm Beach"),
  agent: fc.constantFrom("", "5", "6", "7"),
});

/** The rules of spec §5.4 once more, read from the values themselves. */
function passesNaively(rental: Rental, filters: RentalFilters) {
  if (filters.price === "2000" && rental.price < 2000) return false;
  if (filters.price.includes("-")) {
    const [from = 0, to = 0] = filters.price.split("-").map(Number);
    if (rental.price < from || rental.price > to) return false;
  }
  if (filters.beds === "4+" && (rental.beds ?? 0) < 4) return false;
  if (["1", "2", "3"].includes(filters.beds) && String(rental.beds) !== filters.beds) return false;
  if (filters.type !== "all" && rental.propertyType !== filters.type) return false;
  if (filters.agent !== "" && rental.agentId !== `agent-${filters.agent}`) return false;
  return filters.suburb === "" || rental.suburb === filters.suburb;
}

function search(text: string, rentals: readonly Rental[]) {
  return rentalSearch.search(rentals, rentalSearch.parse(new URLSearchParams(text), rentals));
}

test("finds exactly the rentals that a second, plainer reading of the rules finds", () => {
  fc.assert(
    fc.property(manyRentals, anyFilters, (rentals, drawn) => {
      const filters = { ...rentalSearch.parse(new URLSearchParams(), rentals), ...drawn };
      const found = findListings(rentalList, rentals, filters);
      expect(found).toEqual(rentals.filter((rental) => passesNaively(rental, filters)));
    }),
  );
});

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

test("bedrooms match exactly, and 4+ is four or more", () => {
  const rentals = [0, 1, 2, 3, 4, 5].map((bedrooms) => toSampleRental({ bedrooms }));
  const bedsOf = (beds: string) => {
    const filters = rentalSearch.parse(new URLSearchParams({ beds }), rentals);
    return findListings(rentalList, rentals, filters).map((rental) => rental.beds);
  };
  expect(["1", "2", "3", "4+"].map(bedsOf)).toEqual([[1], [2], [3], [4, 5]]);
});

test("a rental says per week, and the size of the home as such", () => {
  const [row] = search("view=list", [
    toSampleRental({ weekly_rent_aud: 1650, home_size_sqm: 74, parking: 0 }, 2),
  ]).listings;
  expect(row).toMatchObject({
    href: "/rental/R101",
    price: "$1,650 per week",
    badges: [],
    facts: { beds: 2, baths: 1, cars: undefined, homeSize: 74 },
    summary: "Plain and dry.",
  });
});

test("a grid leaves at home what only a row shows", () => {
  const [card] = search("", [toSampleRental({}, 2)]).listings;
  expect(card).not.toHaveProperty("summary");
  expect(card?.picture.alt).toBe("");
});

test("available by a day finds what can be moved into then, and claims nothing of homes without a date", () => {
  const rentals = ["2026-12-01", "2026-12-24", "2026-12-25", undefined].map((available) =>
    toSampleRental({ available }),
  );
  const found = search("available=2026-12-24", rentals);
  expect(found.found).toBe(2);
  expect(found.notes).toEqual(["homes without a date are left out"]);
  expect(search("", rentals).notes).toEqual([]);
});

test.each(["2026-02-30", "24/12/2026", "soon", "2026-12"])(
  "%s is no day, and is said to be unknown",
  (day) => {
    function open() {
      try {
        return rentalSearch.searchAddress(new URLSearchParams({ available: day }), []);
      } catch (response) {
        return response instanceof Response && response.headers.get("Location");
      }
    }
    expect(open()).toBe(`/rentals?${new URLSearchParams({ unknown: day })}`);
  },
);
