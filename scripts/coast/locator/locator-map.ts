import { places } from "#app/agency/folder/places.ts";
import { toBox } from "#app/document/coast/geometry/box.ts";
import type { LocatorMapDrawing } from "#app/document/coast/locator-map.tsx";
import { landBounds, landRings } from "./land.ts";
import { toLandPath } from "./land-path.ts";
import { findShore, toLocatorContours } from "./locator-contours.ts";
import { toMapLabels } from "./map-labels.ts";
import { type Position, toMapProjection } from "./map-projection.ts";

/** Sizes of a locator map in its own units, about 7 m each. */
export const locatorShapes = {
  wide: { width: 640, height: 360 },
  compact: { width: 450, height: 360 },
} as const;

export type LocatorShape = keyof typeof locatorShapes;

/**
 * A map of the real coast around a position, north up: 4.5 km wide (compact: 3.2 km), moved a little towards the shore.
 * `undefined` where too little is known of the surroundings: outside landBounds, or close to them.
 */
export function toLocatorMap(
  position: Position,
  shape: LocatorShape = "wide",
): LocatorMapDrawing | undefined {
  if (!isOnChart(position)) return undefined;
  const size = locatorShapes[shape];
  const project = toMapProjection(position, landRings, size);
  const rings = landRings.map((ring) => ring.map(project));
  const pin = project(position);
  const placesAround = places
    .map((place) => ({ name: place.name, ...project(place) }))
    .sort((a, b) => Math.hypot(a.x - pin.x, a.y - pin.y) - Math.hypot(b.x - pin.x, b.y - pin.y));
  return {
    shape,
    ...size,
    land: toLandPath(rings, toBox(size, BLEED)),
    ...toLocatorContours(rings, size),
    labels: toMapLabels(placesAround, pin, findShore(rings, toBox(size)), size),
    pin: { x: Math.round(pin.x), y: Math.round(pin.y) },
    nearby: placesAround.slice(0, NEARBY_COUNT).map(({ name }) => name),
  };
}

// The land's cut edges lie this far outside the picture.
const BLEED = 4;
const NEARBY_COUNT = 4;

// Half a map, its shift and the reach of its contours, in degrees.
const LAT_MARGIN = 0.025;
const LNG_MARGIN = 0.046;

function isOnChart({ lat, lng }: Position) {
  const { north, south, west, east } = landBounds;
  return lat < north - LAT_MARGIN && lat > south + LAT_MARGIN && lng > west + LNG_MARGIN && lng < east;
}
