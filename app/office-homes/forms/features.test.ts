import { expect, test } from "vitest";
import { homeFacts } from "#app/homes/record/facts/home-facts.ts";
import { featuresForm } from "./features.ts";

const sale = { offer: "sale", isOfOffice: true, team: [], suburbs: [], today: "2026-11-28" } as const;
const rental = { ...sale, offer: "rental" } as const;
const toGroups = (record: object, facts: typeof sale | typeof rental = sale) =>
  new Set(featuresForm.toFields({ ...record }, facts).map(({ group }) => group ?? "Also"));

test("each kind of fact is read from what was typed", () => {
  const numbers = { toilets: "2", frontage: "15.24 m", yearBuilt: "1998", energyRating: "6.5" };
  const texts = { aspect: " North ", councilRates: "$1,900 a year" };
  const also = "Wine cellar\r\n\n Room for a boat ";
  const facts = {
    pool: true,
    toilets: 2,
    frontage: 15.24,
    yearBuilt: 1998,
    energyRating: 6.5,
    aspect: "North",
    councilRates: "$1,900 a year",
  };
  expect(featuresForm.read({ pool: "on", ...numbers, ...texts, also }, {}, sale)).toEqual({
    value: { facts, also: ["Wine cellar", "Room for a boat"] },
  });
  expect(featuresForm.read({ smokers: "no", holdingDeposit: "$1.2k" }, {}, rental)).toMatchObject({
    value: { facts: { smokers: false, holdingDeposit: 1200 } },
  });
});

test("every fact is unchanged after going through the form", () => {
  const values = { yes: true, count: 3, metres: 20.5, year: 1924, rating: 4.5, dollars: 900, text: "words" };
  const facts = Object.fromEntries(homeFacts.map(({ key, kind }) => [key, values[kind]]));
  const record = { type: "Apartment", facts, also: ["Wine cellar"] };
  const fields = featuresForm.toFields(record, sale);
  const typed = Object.fromEntries(fields.map(({ name, defaultValue = "" }) => [name, defaultValue]));
  expect(featuresForm.read(typed, record, sale)).toEqual({ value: { facts, also: ["Wine cellar"] } });
});

test("the error of a wrong value says what to write, with the limits", () => {
  const wrong = {
    yearBuilt: "3024",
    frontage: "50 ft",
    toilets: "99",
    energyRating: "11",
    terms: "x".repeat(501),
    also: "x".repeat(101),
  };
  expect(featuresForm.read(wrong, {}, sale)).toEqual({
    errors: {
      yearBuilt: "Built: write a year such as 1998, at most ten years ahead",
      frontage: "Frontage: write metres such as 15.24",
      toilets: "Toilets: write a whole number from 1 to 30",
      energyRating: "Energy rating: write a number from 0 to 10 by halves, such as 6.5",
      terms: "Terms of sale: write at most 500 characters",
      also: "Write at most 40 lines of at most 100 characters",
    },
  });
});

test("the form has the facts of the home's type and offer, and those that the record has", () => {
  expect(toGroups({ type: "Apartment" })).not.toContain("Land");
  expect(toGroups({ type: "Apartment", facts: { soil: "Red loam" } })).toContain("On the farm");
  expect(toGroups({ type: "House" })).not.toContain("On the farm");
  expect(toGroups({ type: "Acreage" })).toContain("On the farm");
  expect(toGroups({ type: "land" })).toContain("Land");
  expect(toGroups({ type: "Land" })).not.toContain("Inside");
  expect(toGroups({ type: "Farm shed" })).toEqual(new Set([...homeFacts.map(({ group }) => group), "Also"]));
  const toNames = (facts: typeof sale | typeof rental) =>
    featuresForm.toFields({}, facts).map(({ name }) => name);
  expect(toNames(sale)).not.toContain("smokers");
  expect(toNames(rental)).not.toContain("terms");
});

test("an empty form gives an empty record of facts, so that none is guessed from the text", () => {
  for (const record of [{}, { facts: { study: true } }])
    expect(featuresForm.read({}, record, sale)).toEqual({ value: { facts: {}, also: null } });
});

test("a fact that was denied stays denied, and invalid facts of a file written by hand are left out", () => {
  const record = { facts: { study: false, gym: true, toilets: 99 } };
  expect(featuresForm.read({ pool: "on" }, record, sale)).toMatchObject({
    value: { facts: { study: false, pool: true } },
  });
});
