import fc from "fast-check";
import { expect, test } from "vitest";
import { toTestListing } from "../sale/sale.fixture.ts";
import { findSimilarListings } from "./listing-result.ts";

const manlyHouse = toTestListing({ id: 1, price: 3_000_000, suburb: "Manly", propertyType: "House" });

test("finds others in the suburb or of the type, nearest in price first", () => {
  const listings = [
    manlyHouse,
    toTestListing({ id: 2, price: 5_000_000, suburb: "Avalon", propertyType: "House" }),
    toTestListing({ id: 3, price: 1_500_000, suburb: "Manly", propertyType: "Apartment" }),
    toTestListing({ id: 4, price: 3_100_000, suburb: "Newport", propertyType: "House" }),
  ];
  expect(findSimilarListings(manlyHouse, listings).map(({ id }) => id)).toEqual([4, 3, 2]);
});

test("leaves out what is neither in the suburb nor of the type, however near in price", () => {
  const other = toTestListing({ id: 2, price: 3_000_000, suburb: "Avalon", propertyType: "Apartment" });
  expect(findSimilarListings(manlyHouse, [manlyHouse, other])).toEqual([]);
});

test("keeps the order of the file between equally near prices", () => {
  const listings = [2, 3, 4, 5].map((id) =>
    toTestListing({ id, price: id % 2 ? 3_100_000 : 2_900_000, suburb: "Manly" }),
  );
  expect(findSimilarListings(manlyHouse, listings).map(({ id }) => id)).toEqual([2, 3, 4]);
});

const anyListings = fc
  .array(
    fc.record({
      price: fc.integer({ min: 1, max: 12 }),
      suburb: fc.constantFrom("Manly", "Avalon", "Newport"),
      propertyType: fc.constantFrom("House", "Apartment", "Townhouse"),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((records) => records.map((record, index) => toTestListing({ ...record, id: index + 1 })));

test("agrees with picking the nearest candidate three times over", () => {
  fc.assert(
    fc.property(anyListings, fc.nat(), (listings, choice) => {
      const listing = listings[choice % listings.length] ?? manlyHouse;
      const rest = listings.filter(
        (other) =>
          other !== listing &&
          (other.suburb === listing.suburb || other.propertyType === listing.propertyType),
      );
      const expected = [];
      while (rest.length > 0 && expected.length < 3) {
        const gaps = rest.map(({ price }) => Math.abs(price - listing.price));
        expected.push(...rest.splice(gaps.indexOf(Math.min(...gaps)), 1));
      }
      expect(findSimilarListings(listing, listings)).toEqual(expected);
    }),
  );
});
