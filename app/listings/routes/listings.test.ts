import { expect, test } from "vitest";
import { toSampleRecord } from "#app/homes/record/sale.fixture.ts";
import {
  getRedirect,
  openTestCatalogue,
  toLoaderArgs,
} from "#app/listings/catalogue/open-catalogue.fixture.ts";
import { loader, meta } from "./listings.tsx";

const callum = { id: "agent-2", name: "Callum Reyes", phone: "1", email: "callum@headland.example" };

const two = [toSampleRecord(), toSampleRecord({ suburb: "Avalon", beds: 1, agent: callum })];

async function load(search: string, records: readonly object[] = two) {
  const { context } = await openTestCatalogue({ "coastal-listings.json": records });
  return loader(toLoaderArgs(context, "/listings", search));
}

const follow = (search: string) => getRedirect(() => load(search));

test("the list shows homes that pass the filters, with the total", async () => {
  expect(await load("?beds=2")).toMatchObject({
    listings: [{ href: "/property/1" }],
    found: 1,
    total: 2,
    options: { suburbs: ["Avalon 0", "Manly 1"] },
    filters: { beds: "2", price: "any" },
  });
});

test.each([
  ["?price=any&beds=3&type=any&suburb=any&location=", "/listings?beds=3"],
  ["?price=9m", "/listings?unknown=9m"],
  ["?suburb=Manly&beds=2", "/listings?beds=2&suburb=Manly"],
  ["?agent=99", "/listings"],
  ["?from=600", "/listings"],
  [
    "?for=buy&location=manly&price=any&beds=3&rent-price=0-800&rent-beds=2",
    "/listings?location=manly&beds=3",
  ],
])("%s redirects to %s", async (search, canonical) => {
  expect(await follow(search)).toBe(canonical);
  expect(await follow(canonical.replace("/listings", ""))).toBeUndefined();
});

test("a search for rentals on the home page redirects to the rentals with its filters", async () => {
  const asked = "location=manly&price=any&beds=any&rent-price=800-1200&rent-beds=4%2B";
  expect(await follow(`?for=rent&${asked}`)).toBe("/rentals?location=manly&price=800-1200&beds=4%2B");
  expect(await follow("?for=rent&rent-price=all&rent-beds=all")).toBe("/rentals");
});

test("a space written as %20 is the same search", async () => {
  expect(await follow("?location=Dee%20Why")).toBeUndefined();
});

test("the list names the agent whose listings it shows", async () => {
  expect(await load("?agent=2")).toMatchObject({ names: { agent: "Callum Reyes" }, found: 1 });
  expect(await load("")).toMatchObject({ names: { agent: undefined }, found: 2 });
});

test("a location finds its homes, and a misspelled suburb is named", async () => {
  expect(await load("?location=Avalon+Beach")).toMatchObject({ found: 1, total: 2, meant: undefined });
  expect(await load("?location=Avlon&beds=1")).toMatchObject({ found: 1, total: 2, meant: "Avalon" });
  expect(await load("?location=Avlon&beds=2")).toMatchObject({ found: 0, total: 2 });
});

test("a filtered list has its own title", async () => {
  const titleOf = async (search: string) => meta({ loaderData: await load(search), matches: [undefined] })[0];
  expect(await titleOf("")).toEqual({ title: "Homes for sale · Headland" });
  expect(await titleOf("?beds=3&type=house&suburb=Manly")).toEqual({
    title: "3+ bedroom houses for sale in Manly · Headland",
  });
});

test.each(["", "?beds=4"])(
  "four times as many homes do not lengthen the data of a page of %s",
  async (search) => {
    const measure = async (count: number) => {
      const homes = Array.from({ length: count }, (_, index) =>
        toSampleRecord({ id: `M${index + 1}`, beds: 1 + (index % 5) }),
      );
      // Only the counts may differ.
      return JSON.stringify(await load(search, homes)).replaceAll(/\d+/g, "").length;
    };
    const few = await measure(200);
    expect(few).toBeGreaterThan(1_000);
    expect(await measure(4 * 200)).toBe(few);
  },
);
