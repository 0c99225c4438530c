import { expect, test } from "vitest";
import { toSampleRental } from "#app/homes/record/rental.fixture.ts";
import type { RentalRecord } from "#app/homes/record/rental-record.ts";
import { toSampleListing, toTestListing } from "#app/homes/record/sale.fixture.ts";
import type { SaleRecord } from "#app/homes/record/sale-record.ts";
import { findSoldProperties } from "#app/listings/sold/sold-properties.ts";
import { toListingThing, toSoldThing } from "./listing-json-ld.ts";

const ORIGIN = "https://www.headland.example";
const url = `${ORIGIN}/property/1`;

const toSaleThing = (changes: Partial<SaleRecord>) => toListingThing(toSampleListing(changes), url, ORIGIN);
const toRentalThing = (changes: Partial<RentalRecord>) =>
  toListingThing(toSampleRental(changes), `${ORIGIN}/rental/R101`, ORIGIN);

test("offers a home at its price in dollars, at its address without the suburb", () => {
  const thing = toListingThing(toTestListing(), url, ORIGIN);
  expect(thing.offers).toMatchObject({ "@type": "Offer", price: 3_000_000, priceCurrency: "AUD" });
  expect(thing.mainEntity).toMatchObject({
    "@type": "House",
    numberOfBedrooms: 4,
    address: { streetAddress: "14 Tern Lane", addressLocality: "Freshwater", postalCode: "2096" },
  });
});

test("has no number of rooms that is not given, and has a rental's land", () => {
  expect(JSON.stringify(toSaleThing({ beds: null, baths: null }))).not.toMatch(/numberOfB/);
  const additionalProperty = { name: "land", value: 617 };
  expect(toRentalThing({ land_size_sqm: 617 }).mainEntity).toMatchObject({ additionalProperty });
});

test("has the home's own pictures, and no placeholder", () => {
  const images = ["/pictures/s001-street.jpg"];
  expect(toSaleThing({ images }).image).toEqual([`${ORIGIN}/pictures/s001-street.jpg`]);
  expect(toSaleThing({ images: [] }).image).toBeUndefined();
});

test("states that a rent is per week", () => {
  const { offers } = toRentalThing({});
  expect(offers.businessFunction["@id"]).toMatch(/LeaseOut$/);
  expect(offers.priceSpecification).toMatchObject({ price: 900, unitText: "week" });
});

test.each(findSoldProperties([]))("$address has the sale price of its page", (property) => {
  const { offers } = toSoldThing(property, `${ORIGIN}/sold-property/${property.id}`, ORIGIN);
  expect(offers.price).toBe(property.price);
  expect(offers.availability).toMatch(/SoldOut$/);
});

test("a price guide has both ends, and an undisclosed price has no figure", () => {
  const guide = { minPrice: 2_400_000, maxPrice: 2_600_000, priceCurrency: "AUD" };
  const { offers } = toSaleThing({ price_aud: 2_400_000, price_to: 2_600_000 });
  expect(offers).toMatchObject({ priceSpecification: guide });
  expect(offers).not.toHaveProperty("price");
  for (const change of [{ price_text: "Auction" }, { price_display: false }])
    expect(JSON.stringify(toSaleThing({ price_aud: 2_000_000, ...change }).offers)).not.toMatch(
      /price|2000000/i,
    );
});

test.each([
  ["current", "InStock"],
  ["under-offer", "LimitedAvailability"],
  ["deposit-taken", "LimitedAvailability"],
  ["leased", "SoldOut"],
] as const)("what is %s is %s", (status, availability) => {
  expect(toRentalThing({ status }).offers).toMatchObject({
    "@type": "OfferForLease",
    availability: `https://schema.org/${availability}`,
  });
});

test("a rental has the availability, bond, pets and furniture of its page", () => {
  const terms = { available: "2999-12-05", bond_aud: 3_400, pets: "considered", furnished: false } as const;
  const { offers, mainEntity } = toRentalThing(terms);
  const additionalProperty = { name: "Bond", value: 3_400 };
  expect(offers).toMatchObject({ availabilityStarts: "2999-12-05", additionalProperty });
  const amenityFeature = [{ name: "Furnished", value: false }];
  expect(mainEntity).toMatchObject({ petsAllowed: "Considered", amenityFeature });
});

test("each inspection and the auction are events in Sydney time", () => {
  const { event } = toSaleThing({
    inspections: ["2026-11-28T10:00/10:30", "2026-07-01T10:00"],
    auction: { at: "2026-12-05T10:00", place: "on site" },
  }).mainEntity;
  expect(event.map(({ startDate }) => startDate)).toEqual([
    "2026-07-01T10:00:00+10:00",
    "2026-11-28T10:00:00+11:00",
    "2026-12-05T10:00:00+11:00",
  ]);
  expect(event[1]).toMatchObject({
    "@type": "Event",
    name: "Inspection",
    endDate: "2026-11-28T10:30:00+11:00",
    location: { address: { streetAddress: "1 Tern Lane", postalCode: "2095" } },
    url,
  });
  expect(event[2]).toMatchObject({ name: "Auction" });
  for (const open of [event[0], event[2]]) expect(open).not.toHaveProperty("endDate");
});

test("an auction at another place without a time has its day and its place", () => {
  const auction = { at: "2026-12-05", place: "Auction rooms, Manly" };
  const { event } = toSaleThing({ auction }).mainEntity;
  expect(event[0]).toMatchObject({ startDate: "2026-12-05", location: { address: "Auction rooms, Manly" } });
});

test("a hidden address has no street, and neither have its events", () => {
  const { mainEntity } = toSaleThing({ address_display: false, inspections: ["2026-11-28T10:00"] });
  expect(mainEntity.address).toMatchObject({ addressLocality: "Manly", postalCode: "2095" });
  expect(mainEntity.address).not.toHaveProperty("streetAddress");
  expect(JSON.stringify(mainEntity.event)).not.toContain("Tern");
});

test("a home and its inspections have the state of the record", () => {
  const toAddresses = (changes: Partial<SaleRecord>) => {
    const next_inspection = "2026-11-28T10:00/10:30";
    const { mainEntity } = toSaleThing({ next_inspection, ...changes });
    return [mainEntity.address, mainEntity.event[0]?.location.address];
  };
  const richmond = { address: "12 Church Street, Richmond", suburb: "Richmond" };
  for (const address of toAddresses({ ...richmond, state: "VIC", postcode: "3121" }))
    expect(address).toMatchObject({ addressLocality: "Richmond", addressRegion: "VIC", postalCode: "3121" });
  for (const address of toAddresses({})) expect(address).toMatchObject({ addressRegion: "NSW" });
  for (const address of toAddresses(richmond)) expect(address).not.toHaveProperty("addressRegion");
});

test("the end of an offer period is a date, not an event", () => {
  const { offers, mainEntity } = toSaleThing({ method: "tender", closes: "2026-12-11T17:00" });
  expect(offers).toMatchObject({ availabilityEnds: "2026-12-11T17:00:00+11:00" });
  expect(mainEntity.event).toEqual([]);
});

test("a home's features and counts are amenities, or properties of schema.org; land is in sqm", () => {
  const facts = { poolInGround: true, toilets: 2, yearBuilt: 1924, zoning: "R2" };
  const { mainEntity } = toSaleThing({ facts, land_size_sqm: 44_500 });
  const amenity = { "@type": "LocationFeatureSpecification", value: true };
  expect(mainEntity).toMatchObject({
    amenityFeature: [
      { ...amenity, name: "Toilets", value: 2 },
      { ...amenity, name: "In-ground pool" },
    ],
    yearBuilt: 1924,
    additionalProperty: { name: "land", value: 44_500, unitCode: "MTK" },
  });
  const rental = toRentalThing({ facts: { smokers: false, study: true }, furnished: false });
  const amenityFeature = [{ name: "Study" }, { name: "Furnished", value: false }];
  expect(rental.mainEntity).toMatchObject({ smokingAllowed: false, amenityFeature });
});
