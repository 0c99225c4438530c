import { type Box, isOnEdge } from "./box.ts";
import { createPen, midpoint, type Point } from "./pen.ts";

/** Path data of what closed rings fill inside the box: smooth along the rings, straight along the box's edge. */
export function toClippedPath(rings: readonly (readonly Point[])[], box: Box) {
  return rings
    .map((ring) => clipRing(ring, box))
    .filter((ring) => ring.length > 2)
    .map((ring) => toRingPath(ring, box))
    .join("");
}

function toRingPath(ring: readonly Point[], box: Box) {
  const pen = createPen();
  for (const [index, point] of ring.entries()) {
    const before = ring.at(index - 1) ?? point;
    const next = ring[(index + 1) % ring.length] ?? point;
    const isCut = isOnEdge(point, box);
    if (index === 0) pen.move(isOnEdge(before, box) ? before : midpoint(before, point));
    if (isCut) pen.line(point);
    if (!isCut && isOnEdge(before, box)) pen.line(midpoint(before, point));
    if (!isCut) pen.curve(point, midpoint(point, next));
  }
  return `${pen.path()}z`;
}

/** The part of a closed ring inside the box; where the ring leaves the box it follows the box's edge. */
export function clipRing(ring: readonly Point[], box: Box): readonly Point[] {
  const sides = [
    { axis: "x", bound: box.left, inwards: 1 },
    { axis: "x", bound: box.right, inwards: -1 },
    { axis: "y", bound: box.top, inwards: 1 },
    { axis: "y", bound: box.bottom, inwards: -1 },
  ] as const;
  return sides.reduce(clipSide, ring);
}

type Side = { axis: "x" | "y"; bound: number; inwards: 1 | -1 };

function clipSide(ring: readonly Point[], { axis, bound, inwards }: Side): readonly Point[] {
  const isInside = (point: Point) => (point[axis] - bound) * inwards >= 0;
  return ring.flatMap((point, index) => {
    const before = ring.at(index - 1) ?? point;
    const crossing = isInside(before) === isInside(point) ? [] : [crossBound(before, point, axis, bound)];
    return isInside(point) ? [...crossing, point] : crossing;
  });
}

function crossBound(from: Point, to: Point, axis: "x" | "y", bound: number): Point {
  const share = (bound - from[axis]) / (to[axis] - from[axis]);
  const crossing = { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
  // Exactly on the bound, so that it is known as a point of the box's edge.
  return { ...crossing, [axis]: bound };
}
