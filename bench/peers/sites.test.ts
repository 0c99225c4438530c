import { expect, test } from "vitest";
import { findDifference } from "./sites.ts";

test("pages that differ in white space only are the same", () => {
  expect(findDifference("Homes  for sale\n26", " Homes for sale 26")).toBeUndefined();
});

test("a difference is shown from where it begins", () => {
  expect(findDifference("26 homes for sale", "26 houses")).toBe('"uses" in place of "mes for sale"');
  expect(findDifference("26 homes", "26")).toBe('"" in place of " homes"');
});
