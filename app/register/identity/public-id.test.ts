import { expect, test } from "vitest";
import { toPublicId } from "./places.server.ts";

const free = () => false;

test("a home is called by its agent and its own id, in letters an address can hold", () => {
  expect(toPublicId({ agentId: "XNWXNW", uniqueId: "ABCD1234", kind: "residential" }, free)).toBe(
    "XNWXNW-ABCD1234",
  );
  expect(toPublicId({ agentId: "CR_BOURKE", uniqueId: " a/b é {7} ", kind: "rental" }, free)).toBe(
    "CR-BOURKE-a-b-e-7",
  );
});

test("it is never a bare number, which would be read as a place in the file", () => {
  expect(toPublicId({ agentId: "14148", uniqueId: "12", kind: "land" }, free)).toBe("14148-12");
  expect(toPublicId({ agentId: "?", uniqueId: "12", kind: "land" }, free)).toBe("x-12");
});

test("a name that another home has is numbered", () => {
  const taken = new Set(["A-1", "A-1-2"]);
  expect(toPublicId({ agentId: "A", uniqueId: "1", kind: "rental" }, (id) => taken.has(id))).toBe("A-1-3");
});
