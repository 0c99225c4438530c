import { expect, test } from "vitest";
import { parseRecords } from "#app/listings/catalogue/parse-records.ts";
import { toSampleRentalRecord } from "./rental.fixture.ts";
import { rentalFormat } from "./rental-record.ts";
import { toSampleRecord } from "./sale.fixture.ts";
import { saleFormat } from "./sale-record.ts";
import { supply } from "./supply.fixture.ts";

test.each(["current", "under-offer", "deposit-taken"])("%s is on the market", (status) => {
  expect(supply({ status }).listings).toMatchObject([{ status }]);
  expect(supply({ status }).ended).toEqual([]);
});

test.each(["sold", "leased"])("%s is not on the market and has no inspections", (status) => {
  const times = { next_inspection: "Saturday 10:00", inspections: "by-appointment" };
  const { listings, ended } = supply({ status, ...times });
  expect(listings).toEqual([]);
  expect(ended).toMatchObject([{ status, inspections: [], isByAppointment: false }]);
});

test.each(["listed", "Current", 5, ""])("a record of unknown status %j is left out", (status) => {
  const { listing, leftOut } = supply({ status });
  expect(listing).toBeUndefined();
  expect(leftOut).toMatchObject([{ id: "S001", field: "status" }]);
});

test("a withdrawn record needs no other field, keeps other positions and is not reported", () => {
  const records = [toSampleRecord(), { id: "S014", status: "withdrawn" }, toSampleRecord({ id: "S003" })];
  const { listings, ended, leftOut, warnings } = parseRecords(JSON.stringify(records), saleFormat, 0);
  expect(listings.map(({ id }) => id)).toEqual([1, 3]);
  expect([...ended, ...leftOut, ...warnings]).toEqual([]);
  const rentals = [{ id: "R101", status: "withdrawn" }, toSampleRentalRecord({ id: "R102" })];
  expect(parseRecords(JSON.stringify(rentals), rentalFormat, 0).listings).toMatchObject([{ id: "R102" }]);
});
