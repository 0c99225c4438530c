import { expect, test } from "vitest";
import { roughen } from "./roughen.ts";

const line = Array.from({ length: 30 }, (_, index) => ({ x: 100 * index, y: 40 * (index % 3) }));

test("keeps every point it is given and adds one between each two", () => {
  const rough = roughen(line);
  expect(rough).toHaveLength(2 * line.length - 1);
  expect(rough.filter((_, index) => index % 2 === 0)).toEqual(line);
});

test("draws the same line each time", () => {
  expect(roughen(line)).toEqual(roughen(line));
});

test("steps aside no farther than it may", () => {
  const straight = line.map(({ x }) => ({ x, y: 0 }));
  const aside = roughen(straight, 3).map(({ y }) => Math.abs(y));
  expect(Math.max(...aside)).toBe(3);
});
