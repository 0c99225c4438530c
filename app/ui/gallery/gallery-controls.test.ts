import { expect, test } from "vitest";
import { toCurrent, toKeyTarget } from "./gallery-controls.tsx";

test("the current picture is the one with the largest visible part", () => {
  const shown = [0, 60, 100, 149, 151, 200].map((scrollLeft) =>
    toCurrent({ scrollLeft, clientWidth: 100 }, 3),
  );
  expect(shown).toEqual([0, 1, 1, 1, 2, 2]);
});

test("stays within the row when a browser overscrolls", () => {
  expect(toCurrent({ scrollLeft: -60, clientWidth: 100 }, 3)).toBe(0);
  expect(toCurrent({ scrollLeft: 290, clientWidth: 100 }, 3)).toBe(2);
});

test("is the first of a single picture, and before the row has a width", () => {
  expect(toCurrent({ scrollLeft: 0, clientWidth: 100 }, 1)).toBe(0);
  expect(toCurrent({ scrollLeft: 0, clientWidth: 0 }, 5)).toBe(0);
});

test("wraps around at both ends", () => {
  expect(toKeyTarget("ArrowRight", 5, 6)).toBe(0);
  expect(toKeyTarget("ArrowLeft", 0, 6)).toBe(5);
  expect(toKeyTarget("ArrowRight", 1, 6)).toBe(2);
});

test("jumps to the ends, and leaves other keys alone", () => {
  expect(toKeyTarget("End", 2, 6)).toBe(5);
  expect(toKeyTarget("Home", 2, 6)).toBe(0);
  expect(toKeyTarget("Tab", 2, 6)).toBeUndefined();
  expect(toKeyTarget("toString", 2, 6)).toBeUndefined();
});
