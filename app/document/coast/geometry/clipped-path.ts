import { type Box, isOnEdge } from "./box.ts";
import { clipRing } from "./clip-ring.ts";
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
