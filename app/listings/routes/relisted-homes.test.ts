import { expect, test } from "vitest";
import { toSampleRentalRecord } from "#app/homes/record/rental.fixture.ts";
import { toSampleRecord } from "#app/homes/record/sale.fixture.ts";
import {
  getRedirect,
  openTestCatalogue,
  toLoaderArgs,
} from "#app/listings/catalogue/open-catalogue.fixture.ts";
import { loader as loadProperty } from "./property.tsx";
import { loader as loadRental } from "./rental.tsx";
import { loader as loadSold } from "./sold-property.tsx";

const files = {
  "coastal-listings.json": [
    { id: "S001", status: "withdrawn", relisted_as: "S002" },
    toSampleRecord({ id: "S002" }),
    { id: "S003", status: "withdrawn", relisted_as: "S004" },
    toSampleRecord({ id: "S004", status: "sold", sold: { date: "2026-11-01", price_aud: 1_400_000 } }),
    { id: "S005", status: "withdrawn", relisted_as: "S006" },
    { id: "S006", status: "withdrawn" },
  ],
  "coastal-rentals.json": [
    { id: "R001", status: "withdrawn", relisted_as: "R002" },
    toSampleRentalRecord({ id: "R002" }),
  ],
};

const pages = {
  property: async (id: string) => loadProperty({ ...(await ask("/property/:id")), params: { id } }),
  rental: async (id: string) => loadRental({ ...(await ask("/rental/:id")), params: { id } }),
  sold: async (id: string) => loadSold({ ...(await ask("/sold-property/:id")), params: { id } }),
};

async function ask<const Pattern extends string>(pattern: Pattern) {
  return toLoaderArgs((await openTestCatalogue(files)).context, pattern);
}

test.each([
  ["property", "S001", "/property/2"],
  ["property", "S003", "/sold-property/S004"],
  ["rental", "R001", "/rental/R002"],
  ["sold", "S001", "/property/2"],
  ["sold", "S003", "/sold-property/S004"],
] as const)("the page %s/%s of a home that was listed again leads to %s", async (page, id, path) => {
  expect(await getRedirect(() => pages[page](id))).toBe(path);
});

test("every address that a home had leads to its sale for good", async () => {
  for (const id of ["S004", "4"]) {
    const answer = await pages.property(id).catch((thrown: unknown) => thrown);
    expect(answer).toMatchObject({ status: 301 });
    expect(answer instanceof Response && answer.headers.get("Location")).toBe("/sold-property/S004");
  }
});

test("a sale offers homes that are still for sale", async () => {
  expect(await pages.sold("S004")).toMatchObject({ data: { similar: [{ href: "/property/2" }] } });
});

test("the page of a home does not redirect if its newer listing is gone as well", async () => {
  expect(await pages.property("S005")).toMatchObject({ init: { status: 404 } });
});
