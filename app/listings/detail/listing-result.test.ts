import fc from "fast-check";
import { expect, test } from "vitest";
import { toSampleListing, toTestListing } from "#app/homes/record/sale.fixture.ts";
import type { SaleListing } from "#app/homes/record/sale-record.ts";
import { findMore, toListingResult } from "./listing-result.ts";

const manlyHouse = toHome({ suburb: "Manly", price_aud: 3_000_000 }, 0);

/** `index` is its place in the file. */
function toHome(record: Parameters<typeof toSampleListing>[0], index: number) {
  return toSampleListing({ type: "House", ...record }, index);
}

function findIds(listing: SaleListing, listings: readonly SaleListing[]) {
  return findMore(listing, listings).map(({ id }) => id);
}

test("offers homes of the type in the suburb first, or within 4 km where both positions are known", () => {
  const manlyHouse = toHome({ suburb: "Manly", price_aud: 3_000_000, lat: -33.79, lng: 151.28 }, 0);
  const listings = [
    manlyHouse,
    toHome({ suburb: "Avalon", price_aud: 3_000_000 }, 1),
    toHome({ suburb: "Manly", price_aud: 9_000_000 }, 2),
    toHome({ suburb: "Fairlight", price_aud: 2_900_000 }, 3),
    toHome({ suburb: "Manly", price_aud: 3_000_000, type: "Apartment" }, 4),
    toHome({ suburb: "Queenscliff", price_aud: 3_000_000, lat: -33.785, lng: 151.284 }, 5),
  ];
  expect(findIds(manlyHouse, listings)).toEqual([6, 3, 2]);
});

test("where fewer than three are near, offers those of the type further away, then other types", () => {
  const listings = [
    manlyHouse,
    toHome({ suburb: "Avalon", price_aud: 5_000_000 }, 1),
    toHome({ suburb: "Manly", price_aud: 2_000_000 }, 2),
    toHome({ suburb: "Manly", type: "Apartment" }, 3),
  ];
  expect(findIds(manlyHouse, listings)).toEqual([3, 2, 4]);
});

test("a suburb that we have no place for is near itself only", () => {
  const bondi = toHome({ suburb: "Bondi" }, 0);
  const deeWhy = [1, 2, 3].map((index) => toHome({ suburb: "Dee Why" }, index));
  const here = toHome({ suburb: "Bondi", price_aud: 9_000_000 }, 4);
  expect(findIds(bondi, [bondi, ...deeWhy, here])).toEqual([5, 2, 3]);
});

test("keeps the order of the file between equally near prices", () => {
  const listings = [2, 3, 4, 5].map((id) =>
    toTestListing({ ...manlyHouse, id, price: id % 2 ? 3_100_000 : 2_900_000 }),
  );
  expect(findIds(manlyHouse, listings)).toEqual([2, 3, 4]);
});

const anyListings = fc
  .array(
    fc.record({
      price_aud: fc.integer({ min: 1, max: 12 }),
      suburb: fc.constantFrom("Manly", "Queenscliff", "Avalon"),
      type: fc.constantFrom("House", "Apartment"),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((records) => records.map(toHome));

test("never offers the home itself, nor a home twice, nor more than three", () => {
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

test("the page of a home with a hidden price does not carry it", () => {
  const listing = toSampleListing({ price_aud: 2_000_000, price_display: false });
  const result = toListingResult(listing, [listing]);
  expect(JSON.stringify(result)).not.toMatch(/2000000|2M/);
  expect(result).toMatchObject({ listing: { originalId: listing.originalId, showsPrice: false } });
});
