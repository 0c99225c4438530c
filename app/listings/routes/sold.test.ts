import { expect, test } from "vitest";
import { toSampleRecord } from "#app/homes/record/sale.fixture.ts";
import {
  getRedirect,
  openTestCatalogue,
  toLoaderArgs,
} from "#app/listings/catalogue/open-catalogue.fixture.ts";
import { loader } from "./sold.tsx";

async function openSales(count: number) {
  const records = Array.from({ length: count }, (_, index) =>
    toSampleRecord({ id: `S${index}`, status: "sold", suburb: "Narrabeen", sold: { date: "2026-11-01" } }),
  );
  const { context } = await openTestCatalogue({ "coastal-listings.json": records });
  return (search: string) => loader(toLoaderArgs(context, "/sold", search));
}

test("filters redirect to their canonical address, and unknown values are named afterwards", async () => {
  const load = await openSales(3);
  const follow = (search: string) => getRedirect(() => load(search));
  expect(await follow("?suburbs=narrabeen&types=any")).toBe("/sold?suburbs=Narrabeen");
  expect(await follow("?suburbs=Atlantis&sort=price-up")).toBe("/sold?unknown=Atlantis");
  expect(load("?suburbs=Narrabeen")).toMatchObject({ found: 3, notes: [] });
  expect(load("?unknown=Atlantis").notes).toEqual(["we didn’t understand “Atlantis”"]);
});

test("the page shows the latest of many sales and counts all", async () => {
  const { sales, found } = (await openSales(130))("?suburbs=Narrabeen");
  expect([sales.length, found]).toEqual([120, 130]);
});
