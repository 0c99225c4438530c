import { expect, test } from "vitest";
import { toScroll } from "./zoom.ts";

test("the point between two fingers stays there while the picture grows", () => {
  expect(toScroll({ x: 0, y: 0 }, { x: 100, y: 50 }, 2)).toEqual({ x: 100, y: 50 });
  const grown = toScroll({ x: 30, y: 40 }, { x: 100, y: 50 }, 3);
  expect(toScroll(grown, { x: 100, y: 50 }, 1 / 3)).toEqual({ x: 30, y: 40 });
});
