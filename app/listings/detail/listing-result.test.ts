import fc from "fast-check";
import { expect, test } from "vitest";
import { toSampleListing, toTestListing } from "#app/homes/record/sale.fixture.ts";
import type { SaleListing, SaleRecord } from "#app/homes/record/sale-record.ts";
import { findMore } from "./listing-result.ts";

const manlyHouse = toHome({ suburb: "Manly", price_aud: 3_000_000 }, 0);

/** `index` is its position in the file. */
function toHome(record: Partial<SaleRecord>, index: number) {
  return toSampleListing({ type: "House", ...record }, index);
}

function findIds(listing: SaleListing, listings: readonly SaleListing[]) {
  return findMore(listing, listings).map(({ id }) => id);
}

test("the most similar homes are offered: type, rooms, price and distance", () => {
  const manlyHouse = toHome({ suburb: "Manly", price_aud: 3_000_000, lat: -33.79, lng: 151.28 }, 0);
  const listings = [
    manlyHouse,
    toHome({ suburb: "Avalon", price_aud: 3_000_000 }, 1),
    toHome({ suburb: "Manly", price_aud: 4_200_000 }, 2),
    toHome({ suburb: "Manly", price_aud: 3_000_000, type: "Apartment" }, 3),
    toHome({ suburb: "Queenscliff", price_aud: 3_000_000, lat: -33.785, lng: 151.284 }, 4),
    toHome({ suburb: "Manly", price_aud: 3_000_000, beds: 4 }, 5),
  ];
  expect(findIds(manlyHouse, listings)).toEqual([5, 6, 2]);
});

test("homes that differ too much are not offered", () => {
  const listings = [
    manlyHouse,
    toHome({ suburb: "Manly", price_aud: 5_400_000 }, 1),
    toHome({ suburb: "Manly", price_aud: 1_400_000 }, 2),
    toHome({ suburb: "Manly", price_aud: 3_000_000, type: "Land" }, 3),
    toHome({ suburb: "Manly", price_aud: 3_000_000, beds: 6 }, 4),
  ];
  expect(findIds(manlyHouse, listings)).toEqual([]);
});

test("land is only offered for land", () => {
  const block = (price_aud: number, index: number) =>
    toHome({ type: "Land", beds: null, suburb: "Manly", price_aud }, index);
  expect(findIds(block(1_000_000, 0), [block(1_000_000, 0), manlyHouse, block(1_200_000, 2)])).toEqual([3]);
});

test("homes in the same unknown suburb are near each other", () => {
  const bondi = toHome({ suburb: "Bondi" }, 0);
  const deeWhy = [1, 2, 3].map((index) => toHome({ suburb: "Dee Why" }, index));
  const here = toHome({ suburb: "Bondi", price_aud: 1_800_000 }, 4);
  expect(findIds(bondi, [bondi, ...deeWhy, here])).toEqual([5, 2, 3]);
});

test("equally similar homes keep the order of the file", () => {
  const listings = [2, 3, 4, 5].map((id) => toTestListing({ ...manlyHouse, id, price: 3_100_000 }));
  expect(findIds(manlyHouse, listings)).toEqual([2, 3, 4]);
});

const anyRecord = fc.record({
  price_aud: fc.integer({ min: 1, max: 12 }),
  suburb: fc.constantFrom("Manly", "Queenscliff", "Avalon"),
  type: fc.constantFrom("House", "Apartment"),
});
const anyListings = fc
  .array(anyRecord, { minLength: 1, maxLength: 12 })
  .map((records) => records.map(toHome));

const anyPrice = fc.integer({ min: 1_000_000, max: 5_000_000 });
const anyHomes = fc
  .array(anyPrice, { minLength: 1, maxLength: 8 })
  .map((prices) => prices.map((price_aud, index) => toHome({ suburb: "Manly", price_aud }, index + 1)));

test("the home itself, duplicates and more than three homes are never offered", () => {
  fc.assert(
    fc.property(anyListings, fc.nat(), (listings, choice) => {
      const listing = listings[choice % listings.length] ?? manlyHouse;
      const ids = findIds(listing, listings);
      expect(ids).not.toContain(listing.id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeLessThanOrEqual(3);
    }),
  );
});

test("the exact hidden price within its band does not change the homes offered", () => {
  const inBand = fc.integer({ min: 2_000_000, max: 2_999_999 });
  const hidden = (price_aud: number, index: number) =>
    toHome({ suburb: "Manly", price_aud, price_display: false }, index);
  fc.assert(
    fc.property(anyHomes, inBand, inBand, (others, one, other) => {
      const [first, second] = [one, other].map((price) => [hidden(price, 0), ...others] as const);
      for (const home of others) expect(findIds(home, second ?? [])).toEqual(findIds(home, first ?? []));
      expect(findIds(second?.[0] ?? manlyHouse, second ?? [])).toEqual(
        findIds(first?.[0] ?? manlyHouse, first ?? []),
      );
    }),
  );
});

test("a sale with a withheld price is compared without it", () => {
  const toSale = (price_aud: number) => {
    const sold = { date: "2026-11-01", price_aud, display: false };
    return toHome({ suburb: "Manly", price_aud, status: "sold", sold }, 0);
  };
  const homes = [toHome({ suburb: "Manly", price_aud: 9_000_000 }, 1), manlyHouse];
  expect(findIds(toSale(9_000_000), homes)).toEqual(findIds(toSale(1_000_000), homes));
});
