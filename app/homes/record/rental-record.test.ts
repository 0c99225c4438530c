import * as v from "valibot";
import { expect, test } from "vitest";
import { sampleChangedAt, toSampleRental, toSampleRentalRecord } from "./rental.fixture.ts";
import { rentalRecordSchema } from "./rental-record.ts";

test("every third rental of the file is featured", () => {
  const featured = [0, 1, 2, 3, 4, 5, 8].filter((index) => toSampleRental({}, index).featured);
  expect(featured).toEqual([2, 5, 8]);
});

test("every supplied field arrives under its name on the pages", () => {
  const record = { weekly_rent_aud: 1550, bedrooms: 3, bathrooms: 2, parking: 0, home_size_sqm: 114 };
  expect(toSampleRental({ ...record, next_inspection: "2026-11-28T10:00/10:15" })).toMatchObject({
    id: "R101",
    price: 1550,
    propertyType: "Apartment",
    listingType: "Rent",
    beds: 3,
    baths: 2,
    cars: 0,
    homeSize: 114,
    nextInspection: { date: "2026-11-28", start: "10:00", end: "10:15" },
    agentId: "agent-5",
    agent: { name: "Tom Okafor", phone: "0491 570 313", email: "tom@headland.example" },
    changedAt: sampleChangedAt,
  });
});

test("what a record leaves out is not there, nor is a home of no size", () => {
  const rental = toSampleRental({ home_size_sqm: 0, next_inspection: null });
  expect(rental.homeSize).toBeUndefined();
  expect(rental.nextInspection).toBeUndefined();
});

test("the suburb gives position and postcode; one we do not know lies in the middle and has none", () => {
  expect(toSampleRental({ suburb: "Avalon" })).toMatchObject({
    postcode: "2107",
    coordinates: { lat: -33.6355, lng: 151.3285 },
  });
  const elsewhere = toSampleRental({ suburb: "Bondi" });
  expect(elsewhere.coordinates).toEqual({ lat: -33.7225, lng: 151.298 });
  expect(elsewhere.postcode).toBeUndefined();
});

test.each(["R001", "R777", "constructor", "🏖", ""])(
  "%j without pictures shows no other home's rooms",
  (id) => {
    const { pictures, hasPictures } = toSampleRental({ id });
    expect(pictures.map(({ src }) => src)).toEqual([expect.stringContaining("/pictures/placeholder-")]);
    expect(hasPictures).toBe(false);
  },
);

test("a rental has the pictures it is given, and any type is let", () => {
  const { pictures, propertyType } = toSampleRental({
    type: "Studio",
    pictures: [{ src: "https://photos.example/a.jpg", alt: "The room" }],
  });
  expect(pictures).toMatchObject([{ src: "https://photos.example/a.jpg", alt: "The room" }]);
  expect(propertyType).toBe("Studio");
  expect(toSampleRental({ type: "apartment" }).propertyType).toBe("Apartment");
});

test("what only rentals have arrives under its name on the pages", () => {
  const record = {
    available: "2027-01-15",
    bond_aud: 3600,
    pets: "considered" as const,
    furnished: true,
    lease: "12 months",
    leased_on: "2026-11-20",
    apply: "https://apply.example/R101",
  };
  expect(toSampleRental(record)).toMatchObject({
    available: "2027-01-15",
    bond: 3600,
    pets: "considered",
    furnished: true,
    lease: "12 months",
    leasedOn: "2026-11-20",
    apply: "https://apply.example/R101",
  });
});

test("a bond does not tell a hidden rent", () => {
  expect(toSampleRental({ bond_aud: 3600, price_display: false }).bond).toBeUndefined();
});

test.each([
  { weekly_rent_aud: 0 },
  { weekly_rent_aud: "$900" },
  { bedrooms: 1.5 },
  { title: " " },
  { agent: { name: "Tom Okafor" } },
])("a record with %j is refused", (changes) => {
  expect(v.is(rentalRecordSchema, { ...toSampleRentalRecord(), ...changes })).toBe(false);
});

test.each([{ parking: null }, { home_size_sqm: null }, { more: 1 }])(
  "a record with %j is accepted",
  (changes) => {
    expect(v.is(rentalRecordSchema, { ...toSampleRentalRecord(), ...changes })).toBe(true);
  },
);
