import type { Box } from "#app/document/coast/geometry/box.ts";
import { toClippedPath } from "#app/document/coast/geometry/clipped-path.ts";
import type { Point } from "#app/document/coast/geometry/pen.ts";
import { roughen } from "../geometry/roughen.ts";

// 25 m on a locator map, well within the accuracy of the coastline.
const FARTHEST_SIDESTEP = 3.5;

/** Path data of the land inside the box. The shore looks drawn by hand; the box's own edges and corners stay straight. */
export function toLandPath(rings: readonly (readonly Point[])[], box: Box) {
  return toClippedPath(
    rings.map((ring) => roughen(ring, FARTHEST_SIDESTEP)),
    box,
  );
}
