import * as v from "valibot";
import type { MapBox } from "../drawing/map-place.ts";

const lng = v.pipe(
  v.number("A longitude is expected"),
  v.minValue(-180, "A longitude is at least -180"),
  v.maxValue(180, "A longitude is at most 180"),
);
const lat = v.pipe(
  v.number("A latitude is expected"),
  v.minValue(-90, "A latitude, which stands after the longitude, is at least -90"),
  v.maxValue(90, "A latitude, which stands after the longitude, is at most 90"),
);
/** An altitude is ignored. */
const position = v.tuple([lng, lat], "A point is a longitude and a latitude");
type Position = v.InferOutput<typeof position>;

const line = v.pipe(v.array(position), v.minLength(2, "A line has two points at least"));
const ring = v.pipe(
  v.array(position),
  v.minLength(4, "A ring has four points at least"),
  v.check(isClosed, "The ring does not close: its last point must be its first"),
);

function isClosed(points: Position[]) {
  return String(points[0]) === String(points.at(-1));
}

const area = v.variant("type", [
  v.object({ type: v.literal("Polygon"), coordinates: v.array(ring) }),
  v.object({ type: v.literal("MultiPolygon"), coordinates: v.array(v.array(ring)) }),
]);
const way = v.variant("type", [
  v.object({ type: v.literal("LineString"), coordinates: line }),
  v.object({ type: v.literal("MultiLineString"), coordinates: v.array(line) }),
]);
const spot = v.object({ type: v.literal("Point"), coordinates: position });
const name = v.pipe(v.string("A name is expected"), v.trim(), v.minLength(1, "A name is expected"));

const head = {
  type: v.literal("FeatureCollection", "A GeoJSON FeatureCollection is expected"),
  /** The map's bounds; if missing, those of the features. */
  bbox: v.optional(
    v.pipe(
      v.tuple([lng, lat, lng, lat], "West, south, east and north are expected"),
      v.check(
        ([west, south, east, north]) => west < east && south < north,
        "West, south, east and north are expected, in this order",
      ),
    ),
  ),
  /** The source of the data, shown on the map. */
  attribution: v.optional(v.string()),
};
const feature = v.literal("Feature", "A GeoJSON Feature is expected");

/** map/land.geojson: everything outside it is water. */
export const landSchema = v.object({
  ...head,
  features: v.array(v.object({ type: feature, geometry: area })),
});

/** map/water.geojson: lakes as areas, creeks as lines. */
export const waterSchema = v.object({
  ...head,
  features: v.array(v.object({ type: feature, geometry: v.variant("type", [area, way]) })),
});

/** map/roads.geojson */
const roadsSchema = v.object({
  ...head,
  features: v.array(v.object({ type: feature, geometry: way })),
});

/** map/names.geojson: names of suburbs, and of waters in another typeface. */
export const namesSchema = v.object({
  ...head,
  features: v.array(
    v.object({
      type: feature,
      properties: v.object({
        name,
        kind: v.picklist(["suburb", "water"], "A kind is expected: suburb or water"),
      }),
      geometry: spot,
    }),
  ),
});

/** The map's files in the agency's folder, besides the archive of streets. */
export const geoFiles = {
  land: { name: "map/land.geojson", schema: landSchema },
  names: { name: "map/names.geojson", schema: namesSchema },
  roads: { name: "map/roads.geojson", schema: roadsSchema },
  water: { name: "map/water.geojson", schema: waterSchema },
} as const;

type MapFile = { bbox?: MapBox; features: readonly { geometry: { coordinates: Coordinates } }[] };
type Coordinates = readonly (number | Coordinates)[];

export function getMapBox({ bbox, features }: MapFile): MapBox {
  if (bbox) return bbox;
  const points = features.flatMap(({ geometry }) => findPoints(geometry.coordinates));
  const [lngs, lats] = [points.map(([lng]) => lng), points.map(([, lat]) => lat)];
  return [lngs.reduce(min), lats.reduce(min), lngs.reduce(max), lats.reduce(max)];
}

function findPoints(coordinates: Coordinates): [number, number][] {
  const [lng, lat] = coordinates;
  if (typeof lng === "number" && typeof lat === "number") return [[lng, lat]];
  return coordinates.flatMap((part) => (typeof part === "number" ? [] : findPoints(part)));
}

// Not Math.min(...all), which would overflow the stack with very many arguments.
function min(one: number, other: number) {
  return Math.min(one, other);
}

function max(one: number, other: number) {
  return Math.max(one, other);
}

type Place = { lat: number; lng: number };

/** The fault of a file that covers none of the agency's suburbs; undefined if it covers one. */
export function findBoxFault([west, south, east, north]: MapBox, places: readonly Place[]) {
  const isThere = places.some(({ lat, lng }) => lng >= west && lng <= east && lat >= south && lat <= north);
  return isThere
    ? undefined
    : `It shows ${west}, ${south} to ${east}, ${north}, where no suburb of places.json is`;
}
