import { expect, test } from "vitest";
import { toSampleRentalRecord } from "#app/homes/record/rental.fixture.ts";
import {
  getRedirect,
  openTestCatalogue,
  toLoaderArgs,
} from "#app/listings/catalogue/open-catalogue.fixture.ts";
import { loader, meta } from "./rentals.tsx";

async function load(search: string) {
  const records = [
    toSampleRentalRecord(),
    toSampleRentalRecord({ id: "R102", suburb: "Avalon", bedrooms: 4, type: "House" }),
  ];
  const { context } = await openTestCatalogue({ "coastal-rentals.json": records });
  return loader(toLoaderArgs(context, "/rentals", search));
}

test("the list shows homes that pass the filters, with all suburbs", async () => {
  expect(await load("?beds=4%2B")).toMatchObject({
    listings: [{ href: "/rental/R102" }],
    found: 1,
    options: { suburbs: ["Avalon 1", "Manly 0"] },
    filters: { beds: "4+", price: "all" },
  });
});

test.each([
  ["?price=all&beds=3&type=all&suburb=all", "/rentals?beds=3"],
  ["?agent=99", "/rentals"],
  ["?price=2000%2B", "/rentals?unknown=2000%2B"],
])("%s redirects to %s", async (search, canonical) => {
  expect(await getRedirect(() => load(search))).toBe(canonical);
  expect(await getRedirect(() => load(canonical.replace("/rentals", "")))).toBeUndefined();
});

test("the title names the suburb", async () => {
  const titleOf = async (search: string) => meta({ loaderData: await load(search), matches: [undefined] })[0];
  expect(await titleOf("")).toEqual({ title: "Homes for rent · Headland" });
  expect(await titleOf("?suburb=Manly")).toEqual({ title: "Homes for rent in Manly · Headland" });
});
