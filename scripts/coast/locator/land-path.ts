import { type Box, isOnEdge } from "../geometry/box.ts";
import { clipRing } from "../geometry/clip-ring.ts";
import { createPen, midpoint, type Point } from "../geometry/pen.ts";
import { roughen } from "../geometry/roughen.ts";

// 25 m on a locator map, well within the accuracy of the coastline.
const FARTHEST_SIDESTEP = 3.5;

/** Path data of the land inside the box. The shore looks drawn by hand; the box's own edges and corners stay straight. */
export function toLandPath(rings: readonly (readonly Point[])[], box: Box) {
  return rings
    .map((ring) => clipRing(roughen(ring, FARTHEST_SIDESTEP), box))
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
