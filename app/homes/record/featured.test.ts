import { expect, test } from "vitest";
import { toSampleRental } from "./rental.fixture.ts";
import { toSampleListing } from "./sale.fixture.ts";

test("a record that says whether its home is featured is taken at its word", () => {
  expect(toSampleListing({ price_aud: 2_500_000 }).featured).toBe(true);
  expect(toSampleListing({ price_aud: 2_500_000, featured: false }).featured).toBe(false);
  expect(toSampleListing({ price_aud: 900_000, featured: true }).featured).toBe(true);
  expect(toSampleRental({}, 2).featured).toBe(true);
  expect(toSampleRental({ featured: false }, 2).featured).toBe(false);
});
