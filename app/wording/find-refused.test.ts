import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import { createWordsCheck } from "#app/office/frame/words-check.ts";
import { regions } from "#app/region/regions.ts";
import { checkRental, checkSale, createCheck } from "#app/rules/check-rules.fixture.ts";
import { ruleCodes } from "#app/rules/check-rules.ts";

const check = createWordsCheck("2026-11-28");

test.each([
  ["Offers over $1.2m.", "Offers over $1.2m"],
  ["Rent: $900 per week, offers above welcome.", "offers above"],
  ["One of our best homes, from $1.2m", "from $1.2m"],
  ["The houses here are old; this home from $1.2m is not.", "from $1.2m"],
  ["Calling all buyers: offers over $1.2m.", "offers over $1.2m"],
  ["Our buyers want no children next door.", "no children"],
])("words of a campaign page against the law: %s", (description, words) => {
  expect(check(description)?.words).toContain(words);
});

test.each([
  "Guide $1.2m.",
  "Four homes from $1.2m to $3.4m, open for three weekends.",
  "500+ homes sold",
  "$50m+ sold in 2026",
  "We have 14 buyers with budgets of $1.5m to $2.5m",
  "Land / Studios / 2-bed residences / Prices from $890,000",
  "Rents rose 8% over the year, to $900 a week from $830",
  "$200k over the guide",
  "What could you buy for $1.5m to $2.5m?",
  "No pets in the office, please.",
  "",
])("lawful words of a campaign page: %s", (description) => {
  expect(check(description)).toBeUndefined();
});

test("advice for pages names no field of a file", () => {
  for (const description of ["From $450 per week", "No pets, at $450 a week."]) {
    const found = check(description);
    expect(found?.instead).toMatch(/^(?:State one rent|Say nothing about pets), /);
    expect(found?.instead).not.toMatch(/_| set /);
  }
});

test("every rule that a region sets is checked, and documented for authors of files", () => {
  const set = new Set(Object.values(regions).flatMap(({ rules }) => Object.keys(rules)));
  expect([...set].toSorted()).toEqual(ruleCodes.toSorted());
  const document = readFileSync("docs/listings-files.md", "utf8");
  expect(ruleCodes.filter((code) => !document.includes(`\`${code}\``))).toEqual([]);
});

test("every finding has the words found, the law and the advice", () => {
  const [finding] = createCheck()(toSampleListing({ price_text: "Offers over $1.5m" }));
  const found = { code: "offers-over", level: "stop", field: "price_text", words: "Offers over $1.5m" };
  const told = { law: expect.stringContaining("s 73(2)"), instead: expect.any(String) };
  expect(finding).toEqual({ ...found, ...told });
});

test("the law of New South Wales applies unless a home is elsewhere; the agency's own rules always apply", () => {
  const codes = (changes: object) => checkSale({ price_text: "Offers over $1.5m", ...changes });
  const bondi = { address: "5 Wave Street, Bondi", suburb: "Bondi" };
  for (const place of [{}, bondi, { ...bondi, state: "NSW", postcode: "2026" }])
    expect(codes(place)).toContain("offers-over");
  for (const state of ["VIC", "SA", "ACT"] as const) {
    expect(codes({ ...bondi, state })).not.toContain("offers-over");
    const asking = { price_display: false, description: "Asking $1,600,000." };
    expect(codes({ ...bondi, state, ...asking })).toEqual(["hidden-price"]);
  }
  expect(checkRental({ ...bondi, state: "QLD", description: "No pets. Bond six weeks." })).toEqual([]);
});

test("features in the agent's words are checked like the description, except costs", () => {
  expect(checkSale({ facts: { terms: "Offers over $1.5m, 10% deposit." } })).toEqual(["offers-over"]);
  expect(checkSale({ also: ["Wine cellar", "Offers over $1.5m"] })).toEqual(["offers-over"]);
  const costs = { facts: { pool: true, strata: "From $110,000 a year" }, also: ["Wine cellar"] };
  expect(checkSale(costs)).toEqual([]);
  expect(checkRental({ also: ["No pets"] })).toEqual(["no-pets"]);
});

test("words are checked along with the facts", () => {
  const title = "Over $250,000 has been spent on the kitchen.";
  expect(checkSale({ price_aud: 2_400_000, price_display: false, title })).toEqual(["other-amount"]);
  expect(checkRental({ weekly_rent_aud: 900, price_text: "From $900" })).toEqual(["rent-not-fixed"]);
});
