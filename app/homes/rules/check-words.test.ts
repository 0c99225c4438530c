import { expect, test } from "vitest";
import { createWordsCheck } from "./check-words.ts";

const check = createWordsCheck("2026-11-28");

test.each([
  ["Offers over $1.2m.", "Offers over $1.2m"],
  ["One home, $900,000 to $1.3m.", "$900,000 to $1.3m"],
  ["Rent: $900 per week, offers above welcome.", "offers above"],
])("words of a campaign page against the law: %s", (description, words) => {
  expect(check({ description })?.words).toContain(words);
});

test.each([
  "Guide $1.2m.",
  "Four homes from $1.2m to $3.4m, open for three weekends.",
  "Units between $700,000 and $1.2m, houses between $1.5m and $4m.",
  "The house next door sold for over $3m in May.",
  "A flat for $900 a week.",
  "No pets in the office, please.",
  "",
])("words of a campaign page that may stand: %s", (description) => {
  expect(check({ description })).toBeUndefined();
});
