import { expect, test } from "vitest";
import { toSampleRental } from "./rental.fixture.ts";

test("fields of the specification arrive under their names on the pages", () => {
  const rooms = { bedrooms: 3, bathrooms: 2, parking: 0, home_size_sqm: 114 };
  const terms = { pets: "considered", furnished: true, lease: "12 months" } as const;
  const same = { ...terms, available: "2027-01-15", apply: "https://apply.example/R101" };
  const amounts = { weekly_rent_aud: 1550, bond_aud: 3600 };
  const days = { next_inspection: "2026-11-28T10:00/10:15", leased_on: "2026-11-20" };
  const rental = toSampleRental({ ...same, ...rooms, ...amounts, ...days });
  expect(rental).toMatchObject({ ...same, id: "R101", propertyType: "Apartment", listingType: "Rent" });
  const nextInspection = { date: "2026-11-28", start: "10:00", end: "10:15" };
  expect(rental).toMatchObject({ price: 1550, bond: 3600, leasedOn: "2026-11-20", nextInspection });
  expect(rental).toMatchObject({ beds: 3, baths: 2, cars: 0, homeSize: 114 });
});

test("missing fields, and a size of 0, are undefined", () => {
  const { homeSize, nextInspection } = toSampleRental({ home_size_sqm: 0, next_inspection: null });
  expect([homeSize, nextInspection]).toEqual([undefined, undefined]);
});

test.each(["R001", "R777", "constructor", "🏖", ""])(
  "%j without pictures gets no picture of another home",
  (id) => {
    const { pictures, hasPictures } = toSampleRental({ id });
    expect(pictures.map(({ src }) => src)).toEqual([expect.stringContaining("/pictures/placeholder-")]);
    expect(hasPictures).toBe(false);
  },
);

test("a rental has its own pictures and may be of any type", () => {
  const pictures = [{ src: "https://photos.example/a.jpg", alt: "The room" }];
  const studio = { pictures, propertyType: "Studio" };
  expect(toSampleRental({ type: "Studio", pictures })).toMatchObject(studio);
  expect(toSampleRental({ type: "apartment" }).propertyType).toBe("Apartment");
});

test("a bond does not reveal a hidden rent", () => {
  expect(toSampleRental({ bond_aud: 3600, price_display: false }).bond).toBeUndefined();
});
