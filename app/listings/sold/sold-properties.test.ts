import { expect, test } from "vitest";
import { getPicture } from "#app/agency/folder/pictures.ts";
import { agents } from "#app/agency/folder/texts.ts";
import { soldProperties } from "#app/agency/folder/words.ts";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import {
  findAgentSales,
  findRecentSales,
  findSoldProperties,
  getSoldProperty,
  type SoldProperty,
  toSaleInformation,
  toSoldSummary,
} from "./sold-properties.ts";

test("a sold property is found by exactly its id", () => {
  expect(getSoldProperty("1", [])?.price).toBe(11_100_000);
  for (const id of ["01", "1.0", "1 ", "1abc", "", "5"]) expect(getSoldProperty(id, []), id).toBeUndefined();
});

test("the latest sale comes first", () => {
  const days = findSoldProperties([]).map(({ soldDate }) => soldDate);
  expect(days).toEqual(days.toSorted().reverse());
  expect(days).toHaveLength(4);
});

test("an agent's sales are those with their e-mail address", () => {
  expect(findAgentSales("elodie@headland.example", []).map(({ id }) => id)).toEqual(["1"]);
  expect(findAgentSales("jack@headland.example", [])).toEqual([]);
});

test("every sale was made by someone who works here, and the record agrees about who it was", () => {
  for (const { agentName, agentPhone, agentEmail } of soldProperties) {
    const agent = agents.find(({ email }) => email === agentEmail);
    expect([agent?.name, agent?.mobile]).toEqual([agentName, agentPhone]);
  }
});

const sold = toSampleListing({
  id: "S014",
  status: "sold",
  price_aud: 2_000_000,
  sold: { date: "2026-11-01", price_aud: 2_465_000 },
  agent: { name: "Elodie Hart", phone: "0491 570 159", email: "elodie@headland.example" },
});

test("a sold home of the data is found by its source id, among the others by its day", () => {
  expect(getSoldProperty("S014", [sold])).toMatchObject({ price: 2_465_000, soldDate: "2026-11-01" });
  expect(findSoldProperties([sold])[0]?.id).toBe("S014");
  expect(findAgentSales("elodie@headland.example", [sold]).map(({ id }) => id)).toEqual(["S014", "1"]);
});

test("the recent sales are those of the content until the data has four", () => {
  const inData = (count: number) => findRecentSales(Array(count).fill(sold)).map(({ id }) => id);
  expect(inData(3)).not.toContain("S014");
  expect(inData(4)).toEqual(["S014", "S014", "S014", "S014"]);
});

test("a sold home of the data can be kept, a sale of the content cannot: lists do not know it", () => {
  const ids = findSoldProperties([sold]).map((property) => toSoldSummary(property).sourceId);
  expect(ids).toEqual(["S014", undefined, undefined, undefined, undefined]);
});

test("a price that is withheld is nowhere", () => {
  const record = { ...sold, sold: { date: "2026-11-01", price: undefined } };
  expect(getSoldProperty("S014", [record])?.price).toBeUndefined();
  expect(JSON.stringify(findSoldProperties([record])[0])).not.toContain("2000000");
});

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
