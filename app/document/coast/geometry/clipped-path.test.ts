import fc from "fast-check";
import { expect, test } from "vitest";
import { toBox } from "./box.ts";
import { clipRing } from "./clipped-path.ts";

const box = toBox({ width: 100, height: 60 });
const point = fc.record({ x: fc.integer({ min: -150, max: 250 }), y: fc.integer({ min: -150, max: 250 }) });

test("nothing of a clipped ring lies outside the box", () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 3, maxLength: 40 }), (ring) => {
      for (const { x, y } of clipRing(ring, box)) {
        expect(x).toBeGreaterThanOrEqual(-1e-9);
        expect(x).toBeLessThanOrEqual(100 + 1e-9);
        expect(y).toBeGreaterThanOrEqual(-1e-9);
        expect(y).toBeLessThanOrEqual(60 + 1e-9);
      }
    }),
  );
});

test("a ring inside the box is left alone", () => {
  const ring = [
    { x: 10, y: 10 },
    { x: 90, y: 10 },
    { x: 50, y: 50 },
  ];
  expect(clipRing(ring, box)).toEqual(ring);
});

test("a ring around the box becomes the box", () => {
  const ring = [
    { x: -10, y: -10 },
    { x: 200, y: -10 },
    { x: 200, y: 200 },
    { x: -10, y: 200 },
  ];
  expect(clipRing(ring, box)).toHaveLength(4);
  expect(clipRing(ring, box)).toEqual(
    expect.arrayContaining([
      { x: 0, y: 0 },
      { x: 100, y: 60 },
    ]),
  );
});

test("a ring beside the box disappears", () => {
  expect(
    clipRing(
      [
        { x: 110, y: 0 },
        { x: 150, y: 0 },
        { x: 150, y: 50 },
      ],
      box,
    ),
  ).toEqual([]);
});
