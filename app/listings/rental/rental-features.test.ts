import { expect, test } from "vitest";
import { toRentalFeatures } from "./rental-features.ts";

const keywords = ["modern", "spacious", "balcony", "kitchen", "wardrobes", "garden", "beach", "parking"];

for (const keyword of keywords) {
  test(`finds a feature in "${keyword}", whatever its case`, () => {
    expect(toRentalFeatures(`It has ${keyword.toUpperCase()}.`)).toHaveLength(1);
  });
}

test("shows the first four of the table when a description hits more", () => {
  expect(toRentalFeatures(keywords.toReversed().join(" "))).toEqual([
    "Modern finishes",
    "Spacious rooms",
    "Balcony",
    "Well-equipped kitchen",
  ]);
});

test("has nothing to say when no keyword is there", () => {
  expect(toRentalFeatures("A quiet street. No parking.")).toEqual([]);
});
