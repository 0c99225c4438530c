import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { toSampleRentalRecord } from "./rental.fixture.ts";
import { type RentalRecord, rentalFormat, priceEdges as rentEdges } from "./rental-record.ts";
import { toSampleListing, toSampleRecord } from "./sale.fixture.ts";
import { priceEdges, type SaleRecord, saleFormat } from "./sale-record.ts";
import { supply } from "./supply.fixture.ts";

const images = ["/pictures/a.jpg", "/pictures/b.jpg"];
const pictures = images.map((src) => ({ src, alt: "14 Tern Lane from the street" }));

/** Expects two sales to be the same in public: in the data file, and in their listings, from which pages are made. */
function expectSame(...records: readonly SaleRecord[]) {
  const toPublic = (record: SaleRecord) => [saleFormat.toEntry(record), saleFormat.toListing(record, 0, 0)];
  const [one, other] = records.map((record) => JSON.stringify(toPublic(record)));
  expect(one).toBe(other);
}

function expectSameRental(...records: readonly RentalRecord[]) {
  const toPublic = (record: RentalRecord) => [
    rentalFormat.toEntry(record),
    rentalFormat.toListing(record, 0, 0),
  ];
  const [one, other] = records.map((record) => JSON.stringify(toPublic(record)));
  expect(one).toBe(other);
}

/** Two prices in the same band, not below `least`, under which figures do not count as prices. */
function twoOfABand(edges: readonly number[], least = 1) {
  return fc.constantFrom(...edges.keys()).chain((index) => {
    const min = Math.max(edges[index] ?? 1, least);
    const dollars = fc.integer({ min, max: (edges[index + 1] ?? min * 5) - 1 });
    return fc.tuple(dollars, dollars);
  });
}

test("homes that differ only in a hidden price within a band are publicly the same", () => {
  const withPrice = (price_aud: number) =>
    toSampleRecord({
      price_display: false,
      price_aud,
      price_to: price_aud + 1_000,
      price_text: `Around $${price_aud}`,
      price_changed_on: price_aud % 2 ? "2026-11-20" : undefined,
      auction_result: { result: "passed-in", bid_aud: price_aud - 1, date: "2026-11-20" },
      facts: { pool: true, terms: `Deposit of $${price_aud}` },
      also: ["Wine cellar", `Guide ${price_aud}`],
      features: ["Sauna", `Guide $${price_aud}`],
    });
  const prices = twoOfABand(priceEdges, 100_000);
  fc.assert(fc.property(prices, ([one, other]) => expectSame(withPrice(one), withPrice(other))));
});

test("homes that differ only in a hidden rent within a band are publicly the same", () => {
  const withRent = (weekly_rent_aud: number) =>
    toSampleRentalRecord({
      price_display: false,
      weekly_rent_aud,
      bond_aud: weekly_rent_aud * 4,
      price_text: `Pets considered, $${weekly_rent_aud}`,
      facts: { holdingDeposit: weekly_rent_aud },
    });
  const rents = twoOfABand(rentEdges);
  fc.assert(fc.property(rents, ([one, other]) => expectSameRental(withRent(one), withRent(other))));
});

const street = fc.stringMatching(/^[A-Z][a-z]{4,9} (?:Lane|Street|Parade)$/);
const near = fc.record({
  lat: fc.double({ min: -33.81, max: -33.78, noNaN: true }),
  lng: fc.double({ min: 151.26, max: 151.29, noNaN: true }),
});

test("homes that differ only in a hidden address are publicly the same", () => {
  const standing = ([number, name, where]: readonly [number, string, { lat: number; lng: number }]) =>
    toSampleRecord({
      ...where,
      address: `${number} ${name}, Manly`,
      address_display: false,
      title: `House in ${name}`,
      description: `Nothing is nearer to the sea than ${number} ${name}.`,
      pictures: [{ src: "/pictures/a.jpg", alt: `${number} ${name}` }],
      facts: { pool: true, lotNumber: String(number), estate: name },
      auction: { at: "2099-12-05T10:00", place: `${number} ${name}` },
    });
  const home = fc.tuple(fc.integer({ min: 1, max: 400 }), street, near);
  fc.assert(fc.property(home, home, (one, other) => expectSame(standing(one), standing(other))));
});

test("homes that differ only in a withheld sale price are publicly the same", () => {
  const soldFor = (price_aud: number) =>
    toSampleRecord({
      status: "sold",
      sold: { date: "2026-11-10", price_aud, display: false },
      auction_result: { result: "sold-at-auction", bid_aud: price_aud },
      facts: { terms: `Sold for $${price_aud}` },
    });
  const price = fc.integer({ min: 100_000, max: 20_000_000 });
  fc.assert(fc.property(price, price, (one, other) => expectSame(soldFor(one), soldFor(other))));
});

test("values that are not hidden stay in the specification's fields, with pictures as images", () => {
  const facts = { terms: "Deposit of $230,000", lotNumber: "99", holdingDeposit: 850 };
  const result = { result: "sold-prior", bid_aud: 2_300_000 } as const;
  const given = { price_aud: 2_300_000, price_to: 2_400_000, facts, auction_result: result, pictures };
  const record = toSampleRecord(given);
  expect(saleFormat.toEntry(record)).toEqual({ ...record, images });
  const imagesOnly = toSampleRecord({ pictures: undefined, images });
  expect(saleFormat.toEntry(imagesOnly)).toMatchObject({ images });
  const bare = saleFormat.toEntry(toSampleRecord({ pictures: [], images: [] }));
  expect(JSON.parse(JSON.stringify(bare))).not.toHaveProperty("images");
  expect(rentalFormat.toEntry(toSampleRentalRecord({ pictures }))).toMatchObject({ images });
});

test.each(["2098-03-01", null, undefined])(
  "a browser reads the availability %j as the server does",
  (available) => {
    const record = toSampleRentalRecord({ available });
    const entry = v.parse(rentalFormat.schema, JSON.parse(JSON.stringify(rentalFormat.toEntry(record))));
    const [read, ours] = [entry, record].map((each) => rentalFormat.toListing(each, 0, 0).available);
    expect(read).toBe(ours);
  },
);

test("the data does not tell that a home may not be let yet, or that people live there", () => {
  const record = toSampleRentalRecord({ not_before: "2098-03-01", photo_consent: "2026-11-01" });
  expect(JSON.stringify(rentalFormat.toEntry(record))).not.toMatch(/2098|consent/);
  expect(rentalFormat.toListing(record, 0, 0)).toMatchObject({ notBefore: "2098-03-01" });
});

test("a hidden price becomes its band", () => {
  expect(supply({ price_aud: 2_345_678, price_display: false })).toMatchObject({
    listing: { showsPrice: false, price: 2_000_000, priceBelow: 3_000_000 },
    warned: [],
  });
});

test("in an unknown suburb, a position within our region is the home's own", () => {
  const bondi = { suburb: "Bondi", address: "1 Tern Lane, Bondi", postcode: "2026" };
  expect(supply({ ...bondi, lat: -33.89, lng: 151.27 })).toMatchObject({
    listing: { coordinates: { lat: -33.89, lng: 151.27 }, pointsTo: "home" },
    warned: [],
  });
  expect(supply({ ...bondi, lat: 33.89, lng: 151.27 })).toMatchObject({
    listing: { coordinates: toSampleListing(bondi).coordinates, pointsTo: undefined },
    warned: ["lat"],
  });
});

test("a sale has its price unless withheld, and its days on the market if known", () => {
  const sold = { date: "2026-11-20", price_aud: 2_500_000 };
  const read = (listed_on?: string, display?: boolean) =>
    supply({ status: "sold", sold: { ...sold, display }, listed_on }).listing?.sold;
  expect(read()).toEqual({ date: "2026-11-20", price: 2_500_000 });
  expect(read("2026-10-25")).toMatchObject({ daysOnMarket: 26 });
  expect(read("2026-11-21")?.daysOnMarket).toBeUndefined();
  expect(read(undefined, false)).toEqual({ date: "2026-11-20" });
});
