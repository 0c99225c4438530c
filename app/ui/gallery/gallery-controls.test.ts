import { expect, test } from "vitest";
import { toCurrent, toKeyTarget } from "./gallery-controls.tsx";

test("the current picture is the one with the largest visible part, also when a browser overscrolls", () => {
  const show = (scrollLeft: number) => toCurrent({ scrollLeft, clientWidth: 100 }, 3);
  expect([0, 60, 100, 149, 151, 200].map(show)).toEqual([0, 1, 1, 1, 2, 2]);
  expect([-60, 290].map(show)).toEqual([0, 2]);
});

test("is the first of a single picture, and before the row has a width", () => {
  expect(toCurrent({ scrollLeft: 0, clientWidth: 100 }, 1)).toBe(0);
  expect(toCurrent({ scrollLeft: 0, clientWidth: 0 }, 5)).toBe(0);
});

test.each([
  ["ArrowRight", 1, 2],
  ["ArrowRight", 5, 0],
  ["ArrowLeft", 0, 5],
  ["End", 2, 5],
  ["Home", 2, 0],
  ["Tab", 2, undefined],
  ["toString", 2, undefined],
])("%s on picture %i of six leads to %s", (key, current, target) => {
  expect(toKeyTarget(key, current, 6)).toBe(target);
});
