import { expect, test } from "vitest";
import { toReadingMinutes } from "./article.ts";

test("rounds the reading time up to whole minutes", () => {
  expect(toReadingMinutes("word ".repeat(220))).toBe(1);
  expect(toReadingMinutes("word ".repeat(221))).toBe(2);
});

test("takes a minute for the shortest text", () => {
  expect(toReadingMinutes("")).toBe(1);
});
