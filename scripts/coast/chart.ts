import { midpoint, type Point } from "#app/document/coast/geometry/pen.ts";
import { toCoastDrawing, toShoreLine } from "./coast-drawing.ts";

const frame = {
  width: 520,
  height: 760,
  northLat: -33.5925,
  x: 168,
  unitsPerLat: 3245,
  unitsPerLng: 3380,
  levels: 2,
  seaDistances: [18, 44, 78, 120],
  landDistances: [22, 53, 94],
} as const;

/** The coast upright, as the home page and the suburb guides show it. */
export const chart = toCoastDrawing(frame);

/** Where the chart pins a place: on the shore, as far south as the place. */
export function toChartPin(lat: number): Point {
  const y = (frame.northLat - lat) * frame.unitsPerLat;
  const pin = shorePoints.reduce((nearest, point) =>
    Math.abs(point.y - y) < Math.abs(nearest.y - y) ? point : nearest,
  );
  return { x: Math.round(pin.x), y: Math.round(pin.y) };
}

// The drawn curve runs through the midpoints of its line.
const shorePoints = toShoreLine(frame).flatMap((point, index, line) => {
  const next = line[index + 1];
  return next ? [midpoint(point, next)] : [];
});
