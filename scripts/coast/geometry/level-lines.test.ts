import { expect, test } from "vitest";
import type { Point } from "#app/document/coast/geometry/pen.ts";
import { type Segment, smoothField, toDistanceField } from "./distance-field.ts";
import { findLevelLines } from "./level-lines.ts";

const size = { width: 200, height: 200 };
const island = outline([
  { x: 60, y: 60 },
  { x: 140, y: 60 },
  { x: 140, y: 140 },
  { x: 60, y: 140 },
]);
const field = toDistanceField(island, island, size, 10);

test("the distance is positive at sea and negative on land", () => {
  expect(valueAt({ x: 100, y: 100 })).toBe(-40);
  expect(valueAt({ x: 10, y: 100 })).toBe(50);
  expect(valueAt({ x: 60, y: 100 })).toBeCloseTo(0);
});

test("around an island, a line is one closed ring at the level's distance", () => {
  const lines = findLevelLines(field, 25);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.at(0)).toEqual(lines[0]?.at(-1));
  for (const point of lines[0] ?? []) expect(distanceToIsland(point)).toBeCloseTo(25, 0);
});

test("along an open coast, a line runs from edge to edge", () => {
  const coast = outline([
    { x: -900, y: -900 },
    { x: 100, y: -900 },
    { x: 100, y: 900 },
    { x: -900, y: 900 },
  ]);
  const [line, ...others] = findLevelLines(toDistanceField(coast, coast, size, 10), 30);
  expect(others).toEqual([]);
  for (const { x } of line ?? []) expect(x).toBeCloseTo(130);
  expect(Math.abs((line?.at(0)?.y ?? 0) - (line?.at(-1)?.y ?? 0))).toBeGreaterThan(size.height);
});

test("without a shore there are no lines", () => {
  expect(findLevelLines(toDistanceField([], [], size, 10), 30)).toEqual([]);
});

test("smoothing keeps a straight slope as it is", () => {
  const coast = outline([
    { x: -900, y: -900 },
    { x: 100, y: -900 },
    { x: 100, y: 900 },
    { x: -900, y: 900 },
  ]);
  const [line] = findLevelLines(smoothField(toDistanceField(coast, coast, size, 10)), 30);
  const inView = (line ?? []).filter(({ y }) => y > 0 && y < size.height);
  for (const { x } of inView) expect(x).toBeCloseTo(130);
});

function outline(ring: readonly Point[]): Segment[] {
  return ring.map((to, index) => ({ from: ring.at(index - 1) ?? to, to }));
}

function valueAt({ x, y }: Point) {
  const column = (x - field.left) / field.cell;
  const row = (y - field.top) / field.cell;
  return field.values[row * field.columns + column];
}

function distanceToIsland({ x, y }: Point) {
  return Math.hypot(Math.max(60 - x, 0, x - 140), Math.max(60 - y, 0, y - 140));
}
