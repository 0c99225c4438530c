import fc from "fast-check";
import { expect, test } from "vitest";
import { createPen, toSmoothPath } from "./pen.ts";
import { tracePath } from "./trace-path.fixture.ts";

const points = fc.array(
  fc.record({
    x: fc.double({ min: -2000, max: 2000, noNaN: true }),
    y: fc.double({ min: -2000, max: 2000, noNaN: true }),
  }),
  { minLength: 2, maxLength: 60 },
);

test("a line keeps its ends, however long it is", () => {
  fc.assert(
    fc.property(points, (line) => {
      const traced = tracePath(toSmoothPath(line));
      for (const index of [0, -1]) {
        expect(traced.at(index)?.x).toBeCloseTo(Math.round(line.at(index)?.x ?? 0), 6);
        expect(traced.at(index)?.y).toBeCloseTo(Math.round(line.at(index)?.y ?? 0), 6);
      }
    }),
  );
});

test("numbers are relative, and a minus sign stands for a space", () => {
  const pen = createPen();
  pen.move({ x: 10.4, y: -3 });
  pen.line({ x: 15, y: -9 });
  pen.line({ x: 12, y: 0 });
  pen.curve({ x: 12, y: 5 }, { x: 20, y: 5 });
  expect(pen.path()).toBe("M10 -3l5-6-3 9q0 5 8 5");
});

test("a step too small to see is left out", () => {
  const pen = createPen();
  pen.move({ x: 0, y: 0 });
  pen.line({ x: 0.3, y: -0.2 });
  expect(pen.path()).toBe("M0 0");
});

test("a smooth line runs through the midpoints of its stretches", () => {
  const line = [
    { x: 0, y: 0 },
    { x: 10, y: 20 },
    { x: 30, y: 20 },
    { x: 30, y: 60 },
  ];
  expect(tracePath(toSmoothPath(line))).toEqual([
    { x: 0, y: 0 },
    { x: 20, y: 20 },
    { x: 30, y: 40 },
    { x: 30, y: 60 },
  ]);
});
