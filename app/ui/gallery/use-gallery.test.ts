import fc from "fast-check";
import { expect, test } from "vitest";
import { toCurrent, toKeyTarget, toScrollLeft } from "./use-gallery.ts";

test("finds again the picture it scrolled to, whatever the widths", () => {
  const anyRow = fc.record({
    count: fc.integer({ min: 2, max: 40 }),
    width: fc.integer({ min: 50, max: 2000 }),
  });
  fc.assert(
    fc.property(anyRow, fc.nat(), ({ count, width }, choice) => {
      const index = choice % count;
      const row = { clientWidth: width, scrollWidth: count * width + (count - 1) * 2 };
      expect(toCurrent({ ...row, scrollLeft: Math.floor(toScrollLeft(index, row, count)) }, count)).toBe(
        index,
      );
    }),
  );
});

test("stays at an end that a browser scrolls past", () => {
  const row = { clientWidth: 100, scrollWidth: 300 };
  expect(toCurrent({ ...row, scrollLeft: -60 }, 3)).toBe(0);
  expect(toCurrent({ ...row, scrollLeft: 290 }, 3)).toBe(2);
});

test("shows the first of one picture, and before the row has a width", () => {
  expect(toCurrent({ scrollLeft: 0, clientWidth: 100, scrollWidth: 100 }, 1)).toBe(0);
  expect(toCurrent({ scrollLeft: 0, clientWidth: 0, scrollWidth: 0 }, 5)).toBe(0);
  expect(toScrollLeft(0, { clientWidth: 100, scrollWidth: 100 }, 1)).toBe(0);
});

test("goes round at both ends", () => {
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
