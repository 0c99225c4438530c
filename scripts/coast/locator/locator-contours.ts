import { type Box, isOnEdge, type Size, toBox } from "#app/document/coast/geometry/box.ts";
import { clipRing } from "#app/document/coast/geometry/clip-ring.ts";
import { type Point, toSmoothPath } from "#app/document/coast/geometry/pen.ts";
import { type Segment, smoothField, toDistanceField } from "../geometry/distance-field.ts";
import { findLevelLines } from "../geometry/level-lines.ts";

type Rings = readonly (readonly Point[])[];

const seaDistances = [23, 61, 109, 167] as const;
const landDistances = [28, 73, 131] as const;
const REACH = 200;
const CELL = 18;
/** Every third point of a contour: a smooth line needs no more, and each page carries them. */
const KEPT = 3;

/** Path data of the lines of equal distance from the shore, on its sea side and on its land side. */
export function toLocatorContours(rings: Rings, size: Size) {
  const box = toBox(size, REACH);
  const field = toDistanceField(toSegments(rings, box), findShore(rings, box), size, CELL);
  const smooth = smoothField(smoothField(field));
  const toPaths = (levels: readonly number[]) =>
    levels
      .flatMap((level) => findLevelLines(smooth, level))
      .filter((line) => line.length >= SHORTEST_LINE)
      .map((line) => toSmoothPath(line.filter((_, index) => index % KEPT === 0 || index === line.length - 1)))
      .join("");
  return {
    seaContours: toPaths(seaDistances),
    landContours: toPaths(landDistances.map((distance) => -distance)),
  };
}

// In points; anything shorter is a speck.
const SHORTEST_LINE = 6;

/** The stretches of shore inside the box, without the box's own edge. */
export function findShore(rings: Rings, box: Box) {
  return toSegments(rings, box).filter(({ from, to }) => !(isOnEdge(from, box) && isOnEdge(to, box)));
}

function toSegments(rings: Rings, box: Box): Segment[] {
  return rings
    .map((ring) => clipRing(ring, box))
    .flatMap((ring) => ring.map((to, index) => ({ from: ring.at(index - 1) ?? to, to })));
}
