import { expect, test } from "vitest";
import { getPicture } from "#app/agency/folder/pictures.ts";
import type { SoldProperty } from "./sold-properties.ts";
import { toSaleInformation, toSoldSummary } from "./sold-summary.ts";

const apartment: SoldProperty = {
  id: "4",
  title: "Garden apartment near the lagoon",
  address: "2/6 Heron Street, Dee Why",
  suburb: "Dee Why",
  price: 2_320_000,
  beds: 3,
  baths: 2,
  cars: 1,
  type: "Apartment",
  pictures: [getPicture("sold-4-street")],
  hasPictures: true,
  description: "It lives like a small house. It has its own gate.",
  soldDate: "2026-10-10",
  agentName: "Priya Nandan",
  agentPhone: "0491 570 158",
  agentEmail: "priya@headland.example",
};

test("a sold card gives the price in full, the day after the address and the badge Sold", () => {
  expect(toSoldSummary(apartment)).toMatchObject({
    href: "/sold-property/4",
    price: "$2,320,000",
    address: "2/6 Heron Street, Dee Why, sold\u00a010\u00a0October\u00a02026",
    badges: [{ tone: "sold", label: "Sold" }],
    summary: "It lives like a small house.",
  });
});

test("the sale's information ends with the land where there is some", () => {
  expect(toSaleInformation(apartment).map(({ value }) => value)).toEqual([
    "$2,320,000",
    "10 October 2026",
    "Apartment",
    "Dee Why",
  ]);
  expect(toSaleInformation({ ...apartment, landSize: 1012 }).at(-1)?.value).toBe("1,012 sqm");
});

test("a sale whose price or day is not to be told says so, and no more", () => {
  const withheld = { ...apartment, price: undefined, soldDate: undefined };
  expect(toSoldSummary(withheld)).toMatchObject({
    price: "Price withheld",
    address: "2/6 Heron Street, Dee Why",
  });
  expect(toSaleInformation(withheld).map(({ label }) => label)).toEqual([
    "Final price",
    "Property type",
    "Suburb",
  ]);
});
