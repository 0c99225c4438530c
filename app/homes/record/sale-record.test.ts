import * as v from "valibot";
import { expect, test } from "vitest";
import { toPicture } from "#app/agency/folder/pictures.ts";
import { completeRental, completeSale } from "./complete.fixture.ts";
import { parseLeniently } from "./lenient-parse.ts";
import { lenientFields } from "./listing-record.ts";
import { toSampleRental, toSampleRentalRecord } from "./rental.fixture.ts";
import { type RentalRecord, rentalRecordSchema, toRental } from "./rental-record.ts";
import { sampleChangedAt, toSampleListing, toSampleRecord } from "./sale.fixture.ts";
import { type SaleRecord, saleRecordSchema, toSaleListing } from "./sale-record.ts";

test("the id is the position in the file from 1, beside the record's own id", () => {
  expect(toSampleListing({ id: "S014" }, 0)).toMatchObject({ id: 1, originalId: "S014" });
  expect(toSampleListing({ id: "S014" }, 13)).toMatchObject({ id: 14, originalId: "S014" });
});

test("fields of the specification arrive under their names on the pages", () => {
  const agent = { name: "Marion Tate", phone: "0491 570 156", email: "marion@headland.example" };
  const rooms = { beds: 4, baths: 3 };
  const property_info = {
    "Home size_sqm": 318,
    "Council rates_AUD_per_quarter": 842,
    "Water rates_AUD_per_quarter": 212,
    "Strata levies_AUD_per_quarter": 1450,
  };
  const size = { parking: 2, land_size_sqm: 556, type: "Townhouse" };
  const sent = { price_aud: 2_345_000, next_inspection: "2026-11-28T10:00/10:45", ...rooms, ...size };
  const listing = toSampleListing({ ...sent, property_info, agent: { id: "agent-1", ...agent } });
  const { homeSizeSqm, councilRatesQuarter, waterRatesQuarter, strataLeviesQuarter } = listing.propertyInfo;
  expect([homeSizeSqm, councilRatesQuarter, waterRatesQuarter, strataLeviesQuarter]).toEqual([
    318, 842, 212, 1450,
  ]);
  const shown = { price: 2_345_000, cars: 2, landSize: 556, propertyType: "Townhouse", agentId: "agent-1" };
  const nextInspection = { date: "2026-11-28", start: "10:00", end: "10:45" };
  expect(listing).toMatchObject({ ...rooms, ...shown, agent, nextInspection, changedAt: sampleChangedAt });
  expect(listing.listingType).toBe("Sale");
});

test("missing and unreadable fields, and a land size of 0, are undefined", () => {
  const listing = toSampleListing({ land_size_sqm: 0, next_inspection: "Saturday", property_info: null });
  const { landSize, nextInspection, propertyInfo } = listing;
  expect([landSize, nextInspection, propertyInfo.homeSizeSqm]).toEqual([undefined, undefined, undefined]);
});

test("a price of 0 means that none is given, hidden or not", () => {
  for (const price_display of [undefined, true, false]) {
    const record = { ...toSampleRecord(), price_aud: 0, price_display };
    expect(parseLeniently(saleRecordSchema, record, lenientFields)).toMatchObject({
      record: { price_aud: 0, price_display: false },
    });
  }
});

test("the suburb gives position and postcode; an unknown one gives a sale Dee Why's position, a rental the centre", () => {
  const avalon = { postcode: "2107", coordinates: { lat: -33.6355, lng: 151.3285 } };
  for (const toSample of [toSampleListing, toSampleRental]) {
    expect(toSample({ suburb: "Avalon" })).toMatchObject(avalon);
    expect(toSample({ suburb: "Bondi" }).postcode).toBeUndefined();
  }
  const [bondi, deeWhy] = ["Bondi", "Dee Why"].map((suburb) => toSampleListing({ suburb }).coordinates);
  expect(bondi).toEqual(deeWhy);
  expect(toSampleRental({ suburb: "Bondi" }).coordinates).toEqual({ lat: -33.7225, lng: 151.298 });
});

test("pictures keep their order, our own with widths, and none has the headline as its text", () => {
  const images = ["/pictures/place-long-reef.jpg", "https://example.com/a.jpg"];
  const { pictures } = toSampleListing({ images });
  expect(pictures).toEqual(images.map((url) => toPicture(url, "1 Tern Lane")));
  expect(pictures[0].widths.length).toBeGreaterThan(0);
});

test("a record without pictures always gets the same placeholder, different records different ones", () => {
  const [first] = toSampleListing({ id: "S010" }).pictures;
  expect(toSampleListing({ id: "S010", title: "Renamed" }, 7).pictures).toEqual([first]);
  const ids = Array.from({ length: 40 }, (_, index) => `S${index}`);
  const leads = new Set(ids.map((id) => toSampleListing({ id }).pictures[0].src));
  expect(leads.size).toBe(5);
});

const ofSale = (changes: object) => v.is(saleRecordSchema, { ...toSampleRecord(), ...changes });
const ofRental = (changes: object) => v.is(rentalRecordSchema, { ...toSampleRentalRecord(), ...changes });

test.each([
  [{ price_aud: 0 }, ofSale],
  [{ price_aud: "900000" }, ofSale],
  [{ beds: -1 }, ofSale],
  [{ beds: 2.5 }, ofSale],
  [{ title: "  " }, ofSale],
  [{ suburb: undefined }, ofSale],
  [{ agent: { name: "Callum Reyes" } }, ofSale],
  [{ images: "a.jpg" }, ofSale],
  [{ weekly_rent_aud: 0 }, ofRental],
  [{ weekly_rent_aud: "$900" }, ofRental],
  [{ bedrooms: 1.5 }, ofRental],
])("a record with %j is refused", (changes, isAccepted) => expect(isAccepted(changes)).toBe(false));

test.each([
  [{ images: null, parking: null, land_size_sqm: null, more: 1 }, ofSale],
  [{ parking: null, home_size_sqm: null, more: 1 }, ofRental],
])("a record with %j is accepted", (changes, isAccepted) => expect(isAccepted(changes)).toBe(true));

const CHANGED_AT = Date.UTC(2026, 10, 1);

/** Some fields only have an effect if another is missing or has another value. */
const states = [
  {},
  { inspections: undefined },
  { facts: undefined },
  { pictures: undefined },
  { suburb: "Nowhere", lat: undefined, lng: undefined },
  { suburb: "Nowhere", postcode: undefined, lat: undefined, lng: undefined },
  { method: "tender" },
  { status: "sold" },
  { status: "leased" },
] as const;

const agent = { name: "Ana Reyes", phone: "0491 570 158", email: "ana@headland.example" };
const place = { address: "2 Tern Lane", suburb: "Avalon", type: "Villa", parking: 2 };
const hidden = { price_display: false, address_display: false };
const other = { id: "S002", title: "Another", description: "Another.", agent, ...place, ...hidden };
const otherSale: SaleRecord = { ...toSampleRecord({ price_aud: 2_500_000, beds: 1, baths: 1 }), ...other };
const otherRental: RentalRecord = {
  ...toSampleRentalRecord({ weekly_rent_aud: 800, bedrooms: 1, bathrooms: 3 }),
  ...other,
};

/** Fields of a record whose value has no effect on its listing. */
function findUnread<Fields extends object>(
  complete: Fields,
  another: Fields,
  toListing: (record: Fields) => object,
) {
  const toText = (record: Fields) => JSON.stringify(toListing(record));
  return Object.keys(complete).filter((field) =>
    states.every((state) => {
      const record = { ...complete, ...state };
      return toText({ ...record, [field]: Reflect.get(another, field) }) === toText(record);
    }),
  );
}

test("every field of a sale record has an effect on its listing, except those for rentals", () => {
  const toListing = (record: SaleRecord) => toSaleListing(record, 0, CHANGED_AT);
  const unread = findUnread<SaleRecord>(completeSale, otherSale, toListing);
  expect(unread).toEqual(["available", "bond_aud", "pets", "furnished", "lease", "leased_on", "apply"]);
});

test("every field of a rental record has an effect on its listing", () => {
  const toListing = (record: RentalRecord) => toRental(record, 0, CHANGED_AT);
  expect(findUnread<RentalRecord>(completeRental, otherRental, toListing)).toEqual([]);
});
