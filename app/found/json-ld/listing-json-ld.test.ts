import { expect, test } from "vitest";
import { toSampleRental } from "#app/listings/rental/rental.fixture.ts";
import { toSampleListing, toTestListing } from "#app/listings/sale/sale.fixture.ts";
import { findSoldProperties } from "#app/listings/sold/sold-properties.ts";
import { toListingThing } from "./listing-json-ld.ts";
import { toSoldThing } from "./sold-json-ld.ts";

const ORIGIN = "https://www.headland.example";

test("offers a home at its price in dollars, at its address without the suburb", () => {
  const thing = toListingThing(toTestListing(), `${ORIGIN}/property/1`, ORIGIN);
  expect(thing.offers).toMatchObject({ "@type": "Offer", price: 3_000_000, priceCurrency: "AUD" });
  expect(thing.mainEntity).toMatchObject({
    "@type": "House",
    numberOfBedrooms: 4,
    address: { streetAddress: "14 Tern Lane", addressLocality: "Freshwater", postalCode: "2096" },
  });
  expect(thing.image.every((address) => address.startsWith(ORIGIN))).toBe(true);
});

test("says that a rent is for a week", () => {
  const { offers } = toListingThing(toSampleRental(), `${ORIGIN}/rental/R101`, ORIGIN);
  expect(offers.businessFunction["@id"]).toMatch(/LeaseOut$/);
  expect(offers.priceSpecification).toMatchObject({ price: 900, unitText: "week" });
});

test.each(findSoldProperties([]))("$address was sold for what its page prints", (property) => {
  const { offers } = toSoldThing(property, `${ORIGIN}/sold-property/${property.id}`, ORIGIN);
  expect(offers.price).toBe(property.price);
  expect(offers.availability).toMatch(/SoldOut$/);
});

test("a guide has both its ends, and where no figure is printed there is none", () => {
  const toOffer = (changes: Parameters<typeof toSampleListing>[0]) =>
    toListingThing(toSampleListing(changes), `${ORIGIN}/property/1`, ORIGIN).offers;
  const guide = { minPrice: 2_400_000, maxPrice: 2_600_000, priceCurrency: "AUD" };
  const offer = toOffer({ price_aud: 2_400_000, price_to: 2_600_000 });
  expect(offer).toMatchObject({ priceSpecification: guide });
  expect(offer).not.toHaveProperty("price");
  for (const change of [{ price_text: "Auction" }, { price_display: false }])
    expect(JSON.stringify(toOffer({ price_aud: 2_000_000, ...change }))).not.toMatch(/price|2000000/i);
});

test("a hidden address has no street", () => {
  const { mainEntity } = toListingThing(
    toSampleListing({ address_display: false }),
    `${ORIGIN}/property/1`,
    ORIGIN,
  );
  expect(mainEntity.address).toMatchObject({ addressLocality: "Manly", postalCode: "2095" });
  expect(mainEntity.address).not.toHaveProperty("streetAddress");
});
