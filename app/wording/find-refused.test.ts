import { expect, test } from "vitest";
import { createWordsCheck } from "#app/homes/rules/check-words.ts";

const check = createWordsCheck("2026-11-28");

test.each([
  ["Offers over $1.2m.", "Offers over $1.2m"],
  ["Rent: $900 per week, offers above welcome.", "offers above"],
  ["One of our best homes, from $1.2m", "from $1.2m"],
  ["A home among grand houses, from $1.2m.", "from $1.2m"],
  ["The houses here are old; this home from $1.2m is not.", "from $1.2m"],
  ["Homes with a view. From $1.2m.", "From $1.2m"],
  ["Penthouse from $3.2m.", "from $3.2m"],
  ["To be sold for offers over $1.2m.", "offers over $1.2m"],
  ["Calling all buyers: offers over $1.2m.", "offers over $1.2m"],
  ["Our buyers want no children next door.", "no children"],
])("words of a campaign page against the law: %s", (description, words) => {
  expect(check(description)?.words).toContain(words);
});

test.each([
  "Guide $1.2m.",
  "Four homes from $1.2m to $3.4m, open for three weekends.",
  "Units between $700,000 and $1.2m, houses between $1.5m and $4m.",
  "The house next door sold for over $3m in May.",
  "A flat for $900 a week.",
  "500+ homes sold",
  "$50m+ sold in 2026",
  "We have 14 buyers with budgets of $1.5m to $2.5m",
  "Land / Studios / 2-bed residences / Prices from $890,000",
  "Apartment prices from $890,000",
  "Rents rose 8% over the year, to $900 a week from $830",
  "$200k over the guide",
  "Under $1m: where to look",
  "What could you buy for $1.5m to $2.5m?",
  "No pets in the office, please.",
  "",
])("words of a campaign page that may stand: %s", (description) => {
  expect(check(description)).toBeUndefined();
});

test("what to write instead names no field of a file", () => {
  for (const description of ["From $450 per week", "No pets, at $450 a week."]) {
    const found = check(description);
    expect(found?.instead).toMatch(/^(?:State one rent|Say nothing about pets), /);
    expect(found?.instead).not.toMatch(/_| set /);
  }
});
