import { expect, test } from "vitest";
import { describeFacts, toFacts } from "#app/listings/card/listing-facts.ts";
import { toListingTitle } from "#app/listings/detail/listing-meta.ts";
import { toPropertyInformation } from "#app/listings/sale/property-page.tsx";
import { toSampleListing } from "./sale.fixture.ts";
import { supply } from "./supply.fixture.ts";

const unsaid = { type: null, parking: null, facts: {}, description: "It stands at the end of the lane." };

test("of a home whose software names no type and no parking, none is shown", () => {
  const listing = toSampleListing({ ...unsaid, beds: 3, baths: 2 });
  expect(listing.propertyType).toBeUndefined();
  expect(describeFacts(listing)).toBe("3 beds, 2 baths");
  expect(toFacts(listing).cars).toBeUndefined();
  expect(toPropertyInformation(listing).map(({ label }) => label)).not.toContain("Type");
  expect(toListingTitle({ ...listing, address: "x".repeat(60) }, "S001")).toBe("Home in Manly");
});

test("a record in the specification's form has no parking where it names none, and says so", () => {
  expect(toFacts(supply({ parking: undefined }).listing ?? toSampleListing()).cars).toBe(0);
});

test("no feature of a home is guessed where its software names none", () => {
  expect(toSampleListing(unsaid).features).toEqual([]);
  expect(toSampleListing({ ...unsaid, facts: undefined }).features).toEqual([
    "Premium finishes",
    "Modern design",
  ]);
});
