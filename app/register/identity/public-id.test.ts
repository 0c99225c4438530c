import { expect, test } from "vitest";
import { toPublicId } from "./places.server.ts";

test.each([
  // In letters an address can hold, and never a bare number, which would be read as a place in the file.
  ["XNWXNW", "ABCD1234", "XNWXNW-ABCD1234"],
  ["CR_BOURKE", " a/b é {7} ", "CR-BOURKE-a-b-e-7"],
  ["14148", "12", "14148-12"],
  ["?", "12", "x-12"],
  ["A", "1", "A-1-3"],
])("the home %s/%s is called %s, a name that others have with a number", (agentId, uniqueId, id) => {
  const taken = new Set(["A-1", "A-1-2"]);
  expect(toPublicId({ agentId, uniqueId, kind: "land" }, (name) => taken.has(name))).toBe(id);
});
