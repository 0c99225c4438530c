import { expect, test } from "vitest";
import { toSampleRental } from "#app/homes/record/rental.fixture.ts";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import {
  filterOpen,
  findUnknown,
  parseOpenChoice,
  toOpenFields,
  toOpenSearch,
  toOpenTitle,
} from "./open-filters.ts";
import { findOpenListings } from "./open-listings.ts";

const open = findOpenListings(
  {
    listings: [
      toSampleListing({ next_inspection: "2026-11-28T10:00", address: "a", suburb: "Manly" }),
      toSampleListing({ next_inspection: "2026-11-25T10:00", address: "b", suburb: "Dee Why" }),
    ],
    rentals: [toSampleRental({ next_inspection: "2026-11-28T11:00", address: "c", suburb: "Dee Why" })],
  },
  "2026-11-23T09:00",
);

function find(search: string) {
  const choice = parseOpenChoice(new URLSearchParams(search), open);
  return filterOpen(open, choice).map(({ listing }) => listing.address);
}

test.each([
  ["", ["b", "a", "c"]],
  ["day=2026-11-28", ["a", "c"]],
  ["offer=sale", ["b", "a"]],
  ["offer=RENT", ["c"]],
  ["suburb=dee why", ["b", "c"]],
  ["day=2026-11-28&offer=rent&suburb=Dee+Why", ["c"]],
  ["day=2026-11-25&offer=rent", []],
  ["suburb=manly&suburb=Dee+Why", ["b", "a", "c"]],
  ["day=2026-11-28,2026-11-25&offer=sale,rent&suburb=Dee+Why", ["b", "c"]],
])("%s leaves %j", (search, addresses) => {
  expect(find(search)).toEqual(addresses);
});

test.each([
  ["day=2026-11-29&offer=any&suburb=Avalon", "", ["2026-11-29", "Avalon"]],
  ["suburb=manly&offer=Sale&day=2026-11-28&from=7", "day=2026-11-28&offer=sale&suburb=Manly", []],
  ["suburb=Manly,Atlantis&suburb=dee+why&offer=lease", "suburb=Dee Why,Manly", ["lease", "Atlantis"]],
  ["day=tomorrow&day=2026-11-28", "day=2026-11-28", ["tomorrow"]],
])("%s is written as “%s” without %j", (search, canonical, unknown) => {
  const address = new URLSearchParams(search);
  const choice = parseOpenChoice(address, open);
  expect(decodeURIComponent(toOpenSearch(choice).toString().replaceAll("+", " "))).toBe(canonical);
  expect(findUnknown(address, open)).toEqual(unknown);
});

test("the title names what was chosen", () => {
  expect(toOpenTitle({})).toBe("Open homes and inspection times");
  expect(toOpenTitle({ day: "2026-12-05", offer: "sale", suburb: "Avalon,Manly" })).toBe(
    "Open homes and inspection times, Sat 5 Dec, for sale, Avalon, Manly",
  );
});

test("a later page keeps the filters", () => {
  expect(toOpenSearch({ offer: "rent" }, 300).toString()).toBe("offer=rent&from=300");
});

test("the fields offer the days, offers and suburbs of all open homes", () => {
  expect(toOpenFields(open).map(({ options }) => options.map(({ label }) => label))).toEqual([
    ["All days", "Wed 25 Nov", "Sat 28 Nov"],
    ["Sale and rent", "For rent", "For sale"],
    ["Any suburb", "Dee Why", "Manly"],
  ]);
});
