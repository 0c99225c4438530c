import { type Point, toSmoothPath } from "#app/document/coast/geometry/pen.ts";

/**
 * The line that keeps `distance` from a shore running north to south: to the sea when positive, inland when negative.
 * Where two stretches of the shore are equally near, the corner is rounded off.
 */
export function toShoreContour(shore: readonly Point[], distance: number, height: number) {
  const reach = Math.abs(distance);
  const step = Math.max(MIN_STEP, reach / 2.5);
  const samples: Point[] = [];
  for (let y = -3 * step; y <= height + 3 * step; y += step) {
    const x = offsetShore(shore, y, distance);
    if (x !== undefined) samples.push({ x, y });
  }
  return toSmoothPath(smoothAcross(samples));
}

const MIN_STEP = 12;

// The farthest any point of the shore pushes the contour at this height; a loop, since browsers draw it at start-up.
function offsetShore(shore: readonly Point[], y: number, distance: number) {
  const side = Math.sign(distance);
  let farthest: number | undefined;
  for (const point of shore) {
    const room = distance * distance - (point.y - y) * (point.y - y);
    if (room < 0) continue;
    const x = point.x + side * Math.sqrt(room);
    if (farthest === undefined || (x - farthest) * side > 0) farthest = x;
  }
  return farthest;
}

function smoothAcross(points: readonly Point[]) {
  return points.map((point, index) => {
    const before = points[index - 1] ?? point;
    const after = points[index + 1] ?? point;
    return { x: (before.x + 2 * point.x + after.x) / 4, y: point.y };
  });
}
