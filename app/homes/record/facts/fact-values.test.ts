import { expect, test } from "vitest";
import { findFacts, isFactShown, toHomeFacts, toTags } from "./fact-values.ts";
import { filterWords } from "./filter-words.ts";
import { homeFacts } from "./home-facts.ts";

const toWords = (said: Parameters<typeof toHomeFacts>[0]) =>
  findFacts(toHomeFacts(said)).map(({ words }) => words);

test("facts are listed in order, with their units", () => {
  expect(toWords({ frontage: 15.24, toilets: 2, study: true, energyRating: 6.5, yearBuilt: 1924 })).toEqual([
    "Toilets: 2",
    "Study",
    "Energy rating: 6.5 out of 10",
    "Built: 1924",
    "Frontage: 15.24 m",
  ]);
});

test("a special fact implies the general one and is shown instead of it", () => {
  expect(toHomeFacts({ poolInGround: true })).toEqual({ pool: true, poolInGround: true });
  expect(toWords({ poolInGround: true })).toEqual(["In-ground pool"]);
  expect(toWords({ pool: true })).toEqual(["Swimming pool"]);
});

test("a denied fact is shown only if it has words for that", () => {
  expect(toWords({ study: false, smokers: false })).toEqual(["No smoking"]);
  expect(toTags({ study: true, toilets: 2, smokers: false })).toEqual(["Study"]);
});

test("a hidden address hides lot and estate, a hidden rent hides amounts that follow from it", () => {
  const isShown = (key: string, value: unknown, hidden: object) =>
    isFactShown(key, value, { showsAddress: true, showsPrice: true, ...hidden });
  for (const key of ["lotNumber", "estate"]) expect(isShown(key, "12", { showsAddress: false })).toBe(false);
  expect(isShown("holdingDeposit", 850, { showsPrice: false })).toBe(false);
  expect(isShown("holdingDeposit", 850, {})).toBe(true);
  expect(isShown("pool", true, { showsAddress: false, showsPrice: false })).toBe(true);
});

test("keys, labels and REAXML elements of facts are unique", () => {
  for (const of of ["key", "label"] as const) {
    const all = homeFacts.map((fact) => fact[of]);
    expect(new Set(all).size).toBe(all.length);
  }
  const elements = homeFacts.flatMap(({ reaxml }) => reaxml);
  expect(new Set(elements).size).toBe(elements.length);
});

test("every filter word has one fact or is a term of rentals", () => {
  const words = [...homeFacts.flatMap(({ filter }) => filter ?? []), "pets-considered", "furnished"];
  expect(words.toSorted()).toEqual(filterWords.toSorted());
});
