import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import { checkRental, checkSale, createCheck } from "#app/homes/rules/check-rules.fixture.ts";
import { ruleCodes } from "#app/homes/rules/check-rules.ts";
import { regions } from "#app/region/regions.ts";

test("every rule that a region sets is checked, and explained to whoever writes the files", () => {
  const set = new Set(Object.values(regions).flatMap(({ rules }) => Object.keys(rules)));
  expect([...set].toSorted()).toEqual(ruleCodes.toSorted());
  const document = readFileSync("docs/listings-files.md", "utf8");
  expect(ruleCodes.filter((code) => !document.includes(`\`${code}\``))).toEqual([]);
});

test("every finding says what it found, the law and what to write", () => {
  const [finding] = createCheck()(toSampleListing({ price_text: "Offers over $1.5m" }));
  expect(finding).toEqual({
    code: "offers-over",
    level: "stop",
    law: expect.stringContaining("s 73(2)"),
    instead: expect.any(String),
    field: "price_text",
    words: "Offers over $1.5m",
  });
});

test("the law of New South Wales judges homes that are not known to be elsewhere; our own rules judge all", () => {
  const codes = (changes: object) => checkSale({ price_text: "Offers over $1.5m", ...changes });
  const bondi = { address: "5 Wave Street, Bondi", suburb: "Bondi" };
  for (const place of [{}, bondi, { ...bondi, state: "NSW", postcode: "2026" }])
    expect(codes(place)).toContain("offers-over");
  for (const state of ["VIC", "SA", "ACT"] as const) {
    expect(codes({ ...bondi, state })).not.toContain("offers-over");
    expect(codes({ ...bondi, state, price_display: false, description: "Asking $1,600,000." })).toEqual([
      "hidden-price",
    ]);
  }
  expect(checkRental({ ...bondi, state: "QLD", description: "No pets. Bond six weeks." })).toEqual([]);
});

test("what agents write among the features is judged like the description, costs apart", () => {
  expect(checkSale({ facts: { terms: "Offers over $1.5m, 10% deposit." } })).toEqual(["offers-over"]);
  expect(checkSale({ also: ["Wine cellar", "Offers over $1.5m"] })).toEqual(["offers-over"]);
  expect(checkSale({ facts: { pool: true, strata: "From $110,000 a year" }, also: ["Wine cellar"] })).toEqual(
    [],
  );
  expect(checkRental({ also: ["No pets"] })).toEqual(["no-pets"]);
});

test("words are judged beside the facts: an amount that no price hides, a rent that is one and is not fixed", () => {
  const title = "Over $250,000 has been spent on the kitchen.";
  expect(checkSale({ price_aud: 2_400_000, price_display: false, title })).toEqual(["other-amount"]);
  expect(checkRental({ weekly_rent_aud: 900, price_text: "From $900" })).toEqual(["rent-not-fixed"]);
});
