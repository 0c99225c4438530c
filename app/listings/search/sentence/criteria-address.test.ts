import { expect, test } from "vitest";
import { agents, suburbs } from "#app/agency/folder/texts.ts";
import type { ListKind } from "../number-filters.ts";
import { findLandmarks, readCriteria, toCriteriaHref } from "./criteria-address.ts";

const texts = { agents, suburbs };

function toHref(kind: ListKind, words: string, others = "") {
  const { isSentence, criteria } = readCriteria(kind, words, texts);
  const address = new URLSearchParams(`location=${encodeURIComponent(words)}&${others}`);
  return isSentence ? decodeURIComponent(toCriteriaHref(kind, address, criteria, texts)) : undefined;
}

test("a sentence is the address of what it asks for; what is not understood stays as words", () => {
  expect(toHref("sale", "3 bed house freshwater or curl curl under 3.5m pool")).toBe(
    "/listings?beds=3&type=house&max=3500000&features=pool&suburbs=Curl+Curl,Freshwater",
  );
  expect(toHref("sale", "north facing house freshwater")).toBe(
    "/listings?location=north+facing&type=house&suburb=Freshwater",
  );
  expect(toHref("sale", "5 bedrooms near the water")).toBe("/listings?bedrooms=5&walk=10");
  expect(toHref("rent", "2 bed flat manly pets under 900pw")).toBe(
    "/rentals?type=Apartment&suburb=Manly&max=900&bedrooms=2&features=pets-considered",
  );
});

test("the other list is asked where the words say so", () => {
  expect(toHref("sale", "house to rent in manly")).toBe("/rentals?type=House&suburb=Manly");
  expect(toHref("sale", "two bedrooms under $900 with a cat")).toBe(
    "/rentals?max=900&bedrooms=2&features=pets-considered",
  );
  expect(toHref("rent", "apartment under 1m manly", "bedrooms=3")).toBe(
    "/listings?type=apartment&suburb=Manly&max=1000000",
  );
});

test("criteria take the place of the same ones before; the others of the address stay", () => {
  expect(
    toHref("sale", "manly or avalon under 3m", "price=1m-2m&suburb=Newport&beds=3&from=600&sort=price-up"),
  ).toBe("/listings?beds=3&max=3000000&suburbs=Avalon,Manly&sort=price-up");
});

test.each([
  "manly",
  "2096",
  "pool",
  "12 Ocean Street",
  "S014",
  "renovated kitchen",
  "dee why beach",
  "dee why 2099",
])("“%s” is searched for as before", (words) => expect(toHref("sale", words)).toBeUndefined());

const guide = {
  name: "Manly",
  overview: "Quiet streets behind Fairy Bower.",
  lifestyle: "Mornings belong to swimmers.",
  articles: { paragraph1: "The Corso joins them.", paragraph2: "" },
  stats: { schools: ["St Paul’s Catholic College"] },
};

test("names in the words about a suburb lead to it", () => {
  const landmarks = findLandmarks([guide, { ...guide, name: "Fairlight", stats: { schools: [] } }]);
  expect(landmarks.get("fairy bower")).toEqual(["Manly", "Fairlight"]);
  expect(landmarks.get("st pauls catholic college")).toEqual(["Manly"]);
  expect([...landmarks.keys()]).not.toContain("quiet streets");
});
