import { expect, test } from "vitest";
import { tracePath } from "#app/document/coast/geometry/trace-path.fixture.ts";
import { toShoreContour } from "./shore-contour.ts";

const straight = Array.from({ length: 121 }, (_, index) => ({ x: 200, y: index * 5 - 100 }));

test("beside a straight shore, the contour is straight and as far away as asked", () => {
  for (const distance of [30, -30]) {
    const xs = tracePath(toShoreContour(straight, distance, 400)).map(({ x }) => x);
    for (const x of xs) expect(Math.abs(x - (200 + distance))).toBeLessThanOrEqual(1);
  }
});

test("around a headland, the contour stays at sea", () => {
  const headland = straight.map(({ x, y }) => ({ x: x + Math.max(0, 80 - Math.abs(y - 200)), y }));
  const contour = tracePath(toShoreContour(headland, 40, 400));
  const nearest = contour.map(({ x, y }) =>
    Math.min(...headland.map((point) => Math.hypot(point.x - x, point.y - y))),
  );
  expect(Math.min(...nearest)).toBeGreaterThan(25);
});

test("reaches from the top of the picture to its bottom", () => {
  const ys = tracePath(toShoreContour(straight, 60, 400)).map(({ y }) => y);
  expect(Math.min(...ys)).toBeLessThanOrEqual(0);
  expect(Math.max(...ys)).toBeGreaterThanOrEqual(400);
});
