import { expect, test } from "vitest";
import { formatRatio, toMedian, toTable } from "./figures.ts";

test("the median is the number in the middle, in whatever order they came", () => {
  expect(toMedian([900, 100, 11, 1000, 200])).toBe(200);
  expect(toMedian([7])).toBe(7);
});

test("of an even count the median lies between the two in the middle", () => {
  expect(toMedian([10, 40, 20, 1000])).toBe(30);
});

test("there is no median of nothing", () => {
  expect(() => toMedian([])).toThrow();
});

test("a ratio says how many times the other this is, and nothing where the other is nothing", () => {
  expect(formatRatio(1040, 1000)).toBe("1.04 ×");
  expect(formatRatio(5, 0)).toBe("–");
});

test("a table has a head, a rule and a line a row", () => {
  expect(toTable(["Page", "LCP"], [["/", "1.2 s"]])).toBe("| Page | LCP |\n| --- | --- |\n| / | 1.2 s |");
});
