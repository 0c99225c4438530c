import { expect, test } from "vitest";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import type { SaleRecord } from "#app/homes/record/sale-record.ts";
import { findSoldProperties } from "./sold-properties.ts";
import { findChosen, searchSales, toSoldTitle } from "./sold-search.ts";

const WITHHELD = 2_345_678;

type Fields = Partial<SaleRecord>;

function toSold(id: string, fields: Fields) {
  const sold = { date: "2026-11-01", price_aud: 2_465_000 };
  return toSampleListing({ id, status: "sold", sold, ...fields });
}

const sales = findSoldProperties([
  toSold("manly", { suburb: "Manly", type: "House" }),
  toSold("flat", { suburb: "Manly", type: "Apartment" }),
  toSold("avalon", {
    suburb: "Avalon",
    type: "House",
    sold: { date: "2026-10-01", price_aud: WITHHELD, display: false },
  }),
  toSold("namesake", { suburb: "Manly", state: "QLD", type: "House" }),
]).filter(({ sourceId }) => sourceId);

const search = (text: string) => searchSales(new URLSearchParams(text), sales);

test.each([
  ["", ["manly", "flat", "namesake", "avalon"]],
  ["suburbs=Manly", ["manly", "flat"]],
  ["suburbs=Manly&suburbs=avalon", ["manly", "flat", "avalon"]],
  ["types=HOUSE", ["manly", "namesake", "avalon"]],
  ["suburbs=Manly,Avalon&types=House", ["manly", "avalon"]],
  ["suburbs=Avalon&types=Apartment", []],
])("%s finds %j", (text, ids) => {
  expect(search(text).found.map(({ id }) => id)).toEqual(ids);
});

test("the title says which sales they are", () => {
  expect(toSoldTitle(search("").filters)).toBe("Recently sold");
  expect(toSoldTitle(search("suburbs=Manly,Avalon&types=House").filters)).toBe(
    "Houses recently sold in Avalon and Manly",
  );
});

test("unknown values are dropped and named, and the rest has one address", () => {
  const { canonical, notes, filters } = search("types=Castle&suburbs=manly,Atlantis&sort=price-up");
  expect(canonical.toString()).toBe("suburbs=Manly&unknown=Atlantis%2C+Castle");
  expect(notes).toEqual(["we didn’t understand “Atlantis, Castle”"]);
  expect(findChosen(filters)).toEqual([{ value: "Manly", withoutHref: "/sold" }]);
});

test("every value has its number of sales, and can be removed alone", () => {
  const { options, filters } = search("suburbs=Manly,Avalon&types=House");
  expect(options).toEqual({ suburbs: ["Avalon 1", "Manly 1"], types: ["House 2", "Apartment 1"] });
  expect(findChosen(filters).map(({ withoutHref }) => withoutHref)).toEqual([
    "/sold?suburbs=Manly&types=House",
    "/sold?suburbs=Avalon&types=House",
    "/sold?suburbs=Avalon%2CManly",
  ]);
});

test("no filter uses a withheld price, and no result contains it", () => {
  for (const text of ["suburbs=Avalon", "suburbs=Avalon&price=2m%2B&min=2300000&sort=price-down"]) {
    const { found, canonical } = search(text);
    expect(found.map(({ id }) => id)).toEqual(["avalon"]);
    expect(canonical.toString()).toBe("suburbs=Avalon");
    expect(JSON.stringify(search(text))).not.toContain(String(WITHHELD));
  }
});
