import type { Size } from "#app/document/coast/geometry/box.ts";
import { midpoint, type Point } from "#app/document/coast/geometry/pen.ts";

export type Position = { lat: number; lng: number };

type Rings = readonly (readonly Position[])[];

/** Kilometres across a unit of the map: 640 units are 4.5 km. */
const KM_PER_UNIT = 4.5 / 640;
const KM_PER_LAT = 110.9;
// At 33.7 S.
const KM_PER_LNG = 92.7;
const FARTHEST_SHIFT = { x: 80, y: 30 } as const;

/** Turns positions into points of a map around `centre`, north up, moved a little so that the nearest shore comes in. */
export function toMapProjection(centre: Position, land: Rings, { width, height }: Size) {
  const fromCentre = ({ lat, lng }: Position): Point => ({
    x: ((lng - centre.lng) * KM_PER_LNG) / KM_PER_UNIT,
    y: ((centre.lat - lat) * KM_PER_LAT) / KM_PER_UNIT,
  });
  const shore = findNearest(land.map((ring) => ring.map(fromCentre)));
  const shift = {
    x: width / 2 - clamp(shore.x, FARTHEST_SHIFT.x),
    y: height / 2 - clamp(shore.y, FARTHEST_SHIFT.y),
  };
  return (position: Position): Point => {
    const { x, y } = fromCentre(position);
    return { x: x + shift.x, y: y + shift.y };
  };
}

// Measured to the middle of each stretch of shore, the origin being the centre.
function findNearest(rings: readonly (readonly Point[])[]): Point {
  const middles = rings.flatMap((ring) =>
    ring.map((point, index) => midpoint(point, ring.at(index - 1) ?? point)),
  );
  return middles.reduce((nearest, point) =>
    Math.hypot(point.x, point.y) < Math.hypot(nearest.x, nearest.y) ? point : nearest,
  );
}

function clamp(value: number, farthest: number) {
  return Math.min(farthest, Math.max(-farthest, value));
}
