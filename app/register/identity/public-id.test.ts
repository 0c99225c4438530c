import { expect, test } from "vitest";
import { toPublicId } from "./places.server.ts";

test.each([
  // Only characters that a web address allows, and never a bare number, which would be read as a position in the file.
  ["XNWXNW", "ABCD1234", "XNWXNW-ABCD1234"],
  ["CR_BOURKE", " a/b é {7} ", "CR-BOURKE-a-b-e-7"],
  ["14148", "12", "14148-12"],
  ["?", "12", "x-12"],
  ["A", "1", "A-1-3"],
])("the home %s/%s gets the id %s, and other homes of that name get a number", (agentId, uniqueId, id) => {
  const taken = new Set(["A-1", "A-1-2"]);
  expect(toPublicId({ agentId, uniqueId, kind: "land" }, (name) => taken.has(name))).toBe(id);
});
