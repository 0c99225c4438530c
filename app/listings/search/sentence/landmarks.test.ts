import { expect, test } from "vitest";
import { findLandmarks } from "./landmarks.ts";

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
