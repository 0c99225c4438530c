import { expect, test } from "vitest";
import { toSampleRental } from "#app/homes/record/rental.fixture.ts";
import type { RentalRecord } from "#app/homes/record/rental-record.ts";
import { findLeased, getRental } from "./get-rental.ts";
import { toRentalFacts } from "./rental-page.tsx";
import { toTerms } from "./rental-terms.ts";

const rentals = ["R001", "R002", "R003", "R004", "R005"].map((id, index) =>
  toSampleRental({ id, weekly_rent_aud: 900 + index * 100 }, index),
);

test("a rental is found by exactly its id", () => {
  expect(getRental("R002", rentals)).toMatchObject({ kind: "found", listing: { id: "R002" } });
  for (const id of ["r002", "R2", "2", "R002 ", "", "R0022"])
    expect(getRental(id, rentals).kind, id).toBe("missing");
});

test("the summary labels the home size as such, and leaves out an unknown one", () => {
  expect(toRentalFacts(toSampleRental({ home_size_sqm: 1074 }))).toEqual([
    { label: "Type", value: "Apartment" },
    { label: "Suburb", value: "Manly" },
    { label: "Home size", value: "1,074 sqm" },
    { label: "Available", value: "Now" },
  ]);
  expect(toRentalFacts(toSampleRental()).map(({ label }) => label)).toEqual(["Type", "Suburb", "Available"]);
});

test("the rent is followed by availability and known terms", () => {
  const read = (fields: Partial<RentalRecord>) => toTerms(toSampleRental(fields)).join(" | ");
  const tenancy = { available: "2999-12-05", bond_aud: 3_400, lease: "12 months" };
  expect(read({ ...tenancy, pets: "considered", furnished: true })).toBe(
    "Available from 5 December 2999 | Pets considered | Furnished | Bond $3,400 | Lease 12 months",
  );
  expect(read({})).toBe("Available now");
  expect(read({ pets: "welcome", furnished: false })).toBe("Available now | Pets welcome | Unfurnished");
});

test("a leased home is shown for fourteen days, or without end where the day is not known", () => {
  const find = (leased_on?: string) =>
    findLeased("R001", [toSampleRental({ id: "R001", status: "leased", leased_on })], "2026-11-28")?.id;
  expect(["2026-11-14", undefined, "2026-11-13"].map(find)).toEqual(["R001", "R001", undefined]);
});

test("a leased home is not available", () => {
  const leased = toSampleRental({ status: "leased" });
  expect(toRentalFacts(leased).map(({ label }) => label)).not.toContain("Available");
  expect(toTerms(leased)).toEqual([]);
});
