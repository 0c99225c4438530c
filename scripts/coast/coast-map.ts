import { isOnEdge, toBox } from "#app/document/coast/geometry/box.ts";
import { clipRing } from "#app/document/coast/geometry/clip-ring.ts";
import type { Point } from "#app/document/coast/geometry/pen.ts";
import { type Segment, smoothField, toDistanceField } from "./geometry/distance-field.ts";
import { findLevelLines } from "./geometry/level-lines.ts";
import { landBounds, landRings } from "./locator/land.ts";
import { findShore } from "./locator/locator-contours.ts";

/** Whole numbers of this part of a degree, some 10 m. */
const PER_DEGREE = 10_000;
/** A degree to the east is shorter than one to the north at 33.7 S; without it, distances would be too long. */
const LNG_SCALE = 0.836;
const CELL = 18;
/** In steps of some 11 m. */
const seaDistances = [32, 90, 180];
const landDistances = [60];
const SHORTEST_LINE = 8;

/** The coast of all maps of listings: positions as whole numbers, x and y in turn, from the north-west corner. */
export function toCoastMapDrawing() {
  const { north, west, south, east } = landBounds;
  const size = { width: (east - west) * PER_DEGREE * LNG_SCALE, height: (north - south) * PER_DEGREE };
  const rings = landRings.map((ring) =>
    ring.map(({ lat, lng }) => ({
      x: (lng - west) * PER_DEGREE * LNG_SCALE,
      y: (north - lat) * PER_DEGREE,
    })),
  );
  const box = toBox(size);
  const segments = rings
    .map((ring) => clipRing(ring, box))
    .flatMap((ring) => ring.map((to, index): Segment => ({ from: ring.at(index - 1) ?? to, to })));
  const shore = findShore(rings, box).filter(({ from, to }) => !(isOnEdge(from, box) && isOnEdge(to, box)));
  const field = smoothField(toDistanceField(segments, shore, size, CELL));
  const toContours = (distances: readonly number[]) =>
    distances
      .flatMap((distance) => findLevelLines(field, distance))
      .filter(({ length }) => length >= SHORTEST_LINE)
      .map((line) => toFlat(line.filter((_, index) => index % 2 === 0 || index === line.length - 1)));
  return {
    north,
    west,
    perDegree: PER_DEGREE,
    land: rings.map(toFlat),
    seaContours: toContours(seaDistances),
    landContours: toContours(landDistances.map((distance) => -distance)),
  };
}

function toFlat(points: readonly Point[]) {
  return points.flatMap(({ x, y }) => [Math.round(x / LNG_SCALE), Math.round(y)]);
}
