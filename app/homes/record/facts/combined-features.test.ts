import { expect, test } from "vitest";
import { toSampleListing } from "../sale.fixture.ts";
import { combineFeatures, hasFeatureNamed } from "./combined-features.ts";

test.each([
  ["The balcony looks into a gum tree.", ["Balcony or terrace"], ["balcony"], []],
  ["A paved terrace out of the wind.", ["Balcony or terrace"], [], ["Balcony or terrace"]],
  ["A terrace, and no balcony.", ["Balcony or terrace"], [], ["Balcony or terrace"]],
  ["Ducted air conditioning upstairs.", ["Climate control"], ["air-conditioning"], []],
  ["Climate control in every room.", ["Climate control"], [], ["Climate control"]],
  ["A pool.", ["Swimming pool"], ["pool"], []],
])("%s has the tag %j, is found by %j, and is compared by %j", (description, tags, words, others) => {
  const home = toSampleListing({ description });
  expect(home.features).toEqual(tags);
  expect(home.filterWords).toEqual(words);
  expect(combineFeatures(home).others).toEqual(others);
});

test("a balcony counts as another home's “Balcony or terrace”", () => {
  const home = { facts: { balcony: true }, others: [] };
  expect(hasFeatureNamed(home, "Balcony or terrace")).toBe(true);
  expect(hasFeatureNamed(home, "Climate control")).toBe(false);
  expect(hasFeatureNamed({ ...home, others: ["Wine cellar"] }, "wine cellar")).toBe(true);
});
