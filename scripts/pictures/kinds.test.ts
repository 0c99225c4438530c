import { expect, test } from "vitest";
import { getEncoding } from "./kinds.ts";

test("encodes leads of homes up to 2000 wide, places up to 1600 and rooms up to 1200", () => {
  expect(getEncoding("house-street").widths).toEqual([480, 800, 1200, 2000]);
  expect(getEncoding("painted").widths).toEqual([480, 800, 1200, 1600]);
  expect(getEncoding("kitchen").widths).toEqual([480, 800, 1200]);
});

test("keeps a painted place within what a phone loads at 1200 pixels", () => {
  expect(getEncoding("painted").budgets.get(1200)).toBe(60_000);
  expect(getEncoding("kitchen").budgets.get(1200)).toBeUndefined();
});
