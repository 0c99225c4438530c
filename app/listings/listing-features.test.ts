import { expect, test } from "vitest";
import { toRentalFeatures, toSaleFeatures } from "./listing-features.ts";

test.each([
  ["Views of the ocean.", "Near the water"],
  ["Beachside living.", "Near the water"],
  ["A Waterfront block.", "Near the water"],
  ["With a pool.", "Swimming pool"],
  ["Double garage.", "Garage"],
  ["The KITCHEN faces north.", "Well-equipped kitchen"],
  ["Main bedroom with ensuite.", "Ensuite"],
  ["Two balconies.", "Balcony or terrace"],
  ["A tiled terrace.", "Balcony or terrace"],
  ["Storage under the stairs.", "Storage"],
  ["Ducted air conditioning.", "Climate control"],
  ["Reverse-cycle air-con.", "Climate control"],
  ["Climate controlled cellar.", "Climate control"],
])("%j earns the tag %j", (description, tag) => {
  expect(toSaleFeatures(description)).toEqual([tag]);
});

test.each(["A house in Freshwater.", "Steps from the rock pool.", "Sea air and fair weather.", "Dry."])(
  "%j earns the two fallbacks",
  (description) => {
    expect(toSaleFeatures(description)).toEqual(["Premium finishes", "Modern design"]);
  },
);

test("tags stand in the order of the table, each once", () => {
  expect(toSaleFeatures("Garage, pool, ocean, another pool.")).toEqual([
    "Near the water",
    "Swimming pool",
    "Garage",
  ]);
});

const keywords = ["modern", "spacious", "balcony", "kitchen", "wardrobes", "garden", "beach", "parking"];

for (const keyword of keywords) {
  test(`a rental has a feature for "${keyword}", whatever its case`, () => {
    expect(toRentalFeatures(`It has ${keyword.toUpperCase()}.`)).toHaveLength(1);
  });
}

test("a rental shows the first four of the table when a description hits more", () => {
  expect(toRentalFeatures(keywords.toReversed().join(" "))).toEqual([
    "Modern finishes",
    "Spacious rooms",
    "Balcony",
    "Well-equipped kitchen",
  ]);
});

test("a rental has no feature when no keyword is there", () => {
  expect(toRentalFeatures("A quiet street. No parking.")).toEqual([]);
});
