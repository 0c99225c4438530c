import { expect, test } from "vitest";
import { toSampleRental } from "./rental.fixture.ts";

test("fields of the specification arrive under their names on the pages", () => {
  const rooms = { bedrooms: 3, bathrooms: 2, parking: 0, home_size_sqm: 114 };
  const terms = { pets: "considered", furnished: true, lease: "12 months" } as const;
  const record = {
    weekly_rent_aud: 1550,
    ...rooms,
    next_inspection: "2026-11-28T10:00/10:15",
    available: "2027-01-15",
    bond_aud: 3600,
    ...terms,
    leased_on: "2026-11-20",
    apply: "https://apply.example/R101",
  };
  expect(toSampleRental(record)).toMatchObject({
    ...terms,
    available: "2027-01-15",
    bond: 3600,
    leasedOn: "2026-11-20",
    apply: "https://apply.example/R101",
    id: "R101",
    price: 1550,
    propertyType: "Apartment",
    listingType: "Rent",
    beds: 3,
    baths: 2,
    cars: 0,
    homeSize: 114,
    nextInspection: { date: "2026-11-28", start: "10:00", end: "10:15" },
  });
});

test("missing fields, and a size of 0, are undefined", () => {
  const rental = toSampleRental({ home_size_sqm: 0, next_inspection: null });
  expect(rental.homeSize).toBeUndefined();
  expect(rental.nextInspection).toBeUndefined();
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
  const { pictures, propertyType } = toSampleRental({
    type: "Studio",
    pictures: [{ src: "https://photos.example/a.jpg", alt: "The room" }],
  });
  expect(pictures).toMatchObject([{ src: "https://photos.example/a.jpg", alt: "The room" }]);
  expect(propertyType).toBe("Studio");
  expect(toSampleRental({ type: "apartment" }).propertyType).toBe("Apartment");
});

test("a bond does not reveal a hidden rent", () => {
  expect(toSampleRental({ bond_aud: 3600, price_display: false }).bond).toBeUndefined();
});
