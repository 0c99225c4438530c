import { expect, test } from "vitest";
import { completeRental, completeSale } from "./complete.fixture.ts";
import { toSampleRentalRecord } from "./rental.fixture.ts";
import { type RentalRecord, toRental } from "./rental-record.ts";
import { toSampleRecord } from "./sale.fixture.ts";
import { type SaleRecord, toSaleListing } from "./sale-record.ts";

const CHANGED_AT = Date.UTC(2026, 10, 1);

/** Some fields count only where another is missing, or has another value. */
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

const other = {
  id: "S002",
  title: "Another",
  address: "2 Tern Lane",
  suburb: "Avalon",
  description: "Another.",
  type: "Villa",
  parking: 2,
  agent: { name: "Ana Reyes", phone: "0491 570 158", email: "ana@headland.example" },
  price_display: false,
  address_display: false,
};
const otherSale: SaleRecord = { ...toSampleRecord({ price_aud: 2_500_000, beds: 1, baths: 1 }), ...other };
const otherRental: RentalRecord = {
  ...toSampleRentalRecord({ weekly_rent_aud: 800, bedrooms: 1, bathrooms: 3 }),
  ...other,
};

/** The fields of a record whose value makes no difference to its listing. */
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

test("every field of a record of a home for sale makes a difference to its listing, but for those of rentals", () => {
  const unread = findUnread<SaleRecord>(completeSale, otherSale, (record) =>
    toSaleListing(record, 0, CHANGED_AT),
  );
  expect(unread).toEqual(["available", "bond_aud", "pets", "furnished", "lease", "leased_on", "apply"]);
});

test("every field of a record of a rental makes a difference to its listing", () =>
  expect(
    findUnread<RentalRecord>(completeRental, otherRental, (record) => toRental(record, 0, CHANGED_AT)),
  ).toEqual([]));
