import { type Point, toSmoothPath } from "#app/document/coast/geometry/pen.ts";
import schematicLine from "./coast-line.json" with { type: "json" };
import { roughen } from "./geometry/roughen.ts";
import { toShoreContour } from "./geometry/shore-contour.ts";

/** What part of the coast a drawing shows. `x` is where 151.3 E stands; distances are in the drawing's units. */
type DrawingFrame = {
  width: number;
  height: number;
  northLat: number;
  x: number;
  unitsPerLat: number;
  unitsPerLng: number;
  /** How finely the line is drawn: see toCoastLine. */
  levels: number;
  seaDistances: readonly number[];
  landDistances: readonly number[];
};

/** The upright coast as path data: land to the left, sea to the right, lines of equal distance on both sides. */
export function toCoastDrawing(frame: DrawingFrame) {
  const { width, height } = frame;
  const line = toShoreLine(frame);
  const shore = line.filter((point) => isNear(point, height, MARGIN));
  const nearby = line.filter((point) => isNear(point, height, height));
  const toContours = (distances: readonly number[]) =>
    distances.map((distance) => toShoreContour(nearby, distance, height)).join("");

  return {
    viewBox: `0 0 ${width} ${height}`,
    land: `${toSmoothPath(shore)}H${-MARGIN}V${-MARGIN}z`,
    seaContours: toContours(frame.seaDistances),
    landContours: toContours(frame.landDistances.map((distance) => -distance)),
  };
}

/** The points of the drawing's shore line, and of the coast to the north and south of it. */
export function toShoreLine({ northLat, x, unitsPerLat, unitsPerLng, levels }: DrawingFrame): Point[] {
  return toCoastLine(
    ({ lat, lng }) => ({ x: x + (lng - 151.3) * unitsPerLng, y: (northLat - lat) * unitsPerLat }),
    levels,
  );
}

// The land closes outside the picture, where its outline is not seen.
const MARGIN = 40;

function isNear(point: Point, height: number, margin: number) {
  return point.y > -margin && point.y < height + margin;
}

/** Puts a latitude and a longitude into a drawing; both scales are in its units per degree. */
export type CoastProjection = (position: { lat: number; lng: number }) => Point;

/** The schematic coast from Barrenjoey to North Head, north to south; each level doubles its points. */
export function toCoastLine(project: CoastProjection, levels: number): Point[] {
  let line = schematicLine.map(project);
  for (let level = 0; level < levels; level += 1) line = roughen(line);
  return line;
}
