import { hasAgencyFile, toAgencyPath } from "./disk.ts";
import { hasMap, places } from "./places.ts";
import { readAgencyFile } from "./read-file.ts";
import type { MapBox } from "./schemas/map.ts";

/** What the agency's folder has in map/. Throws with file and field. */
export const mapFiles = {
  land: hasAgencyFile("map/land.geojson") ? readAgencyFile("map/land.geojson") : undefined,
  water: hasAgencyFile("map/water.geojson") ? readAgencyFile("map/water.geojson") : undefined,
  roads: hasAgencyFile("map/roads.geojson") ? readAgencyFile("map/roads.geojson") : undefined,
  names: hasAgencyFile("map/names.geojson") ? readAgencyFile("map/names.geojson") : undefined,
};

type MapFile = { bbox?: MapBox; features: readonly { geometry: { coordinates: Coordinates } }[] };
type Coordinates = readonly (number | Coordinates)[];

/** What the map shows, and no more. Throws where that is none of the agency's suburbs. */
export const mapBounds = hasMap ? getBounds() : undefined;

/** Whether the map reaches that far. */
export function isOnMap({ lng, lat }: { lng: number; lat: number }) {
  if (!mapBounds) return false;
  const [west, south, east, north] = mapBounds;
  return lng > west && lng < east && lat > south && lat < north;
}

function getBounds() {
  const given = Object.entries(mapFiles).flatMap(([name, file]) =>
    file ? [{ name: `map/${name}.geojson`, box: file.bbox ?? toBox(file) }] : [],
  );
  for (const { name, box } of given) requirePlace(name, box);
  return joinBoxes(given.map(({ box }) => box));
}

/** Throws where a file of the map shows another part of the world. */
export function requirePlace(name: string, [west, south, east, north]: MapBox) {
  const isThere = places.some(({ lat, lng }) => lng >= west && lng <= east && lat >= south && lat <= north);
  if (isThere) return;
  const shown = `${west}, ${south} to ${east}, ${north}`;
  throw new Error(
    `${toAgencyPath(name)} is not as it should be. bbox: it shows ${shown}, where no suburb of places.json is`,
  );
}

function toBox({ features }: MapFile): MapBox {
  const points = features.flatMap(({ geometry }) => findPoints(geometry.coordinates));
  const [lngs, lats] = [points.map(([lng]) => lng), points.map(([, lat]) => lat)];
  return [lngs.reduce(min), lats.reduce(min), lngs.reduce(max), lats.reduce(max)];
}

function findPoints(coordinates: Coordinates): [number, number][] {
  const [lng, lat] = coordinates;
  if (typeof lng === "number" && typeof lat === "number") return [[lng, lat]];
  return coordinates.flatMap((part) => (typeof part === "number" ? [] : findPoints(part)));
}

function joinBoxes(boxes: readonly MapBox[]): MapBox | undefined {
  if (boxes.length === 0) return undefined;
  return boxes.reduce(([west, south, east, north], box) => [
    Math.min(west, box[0]),
    Math.min(south, box[1]),
    Math.max(east, box[2]),
    Math.max(north, box[3]),
  ]);
}

// Not Math.min(...all): very many arguments would overflow the stack.
function min(one: number, other: number) {
  return Math.min(one, other);
}

function max(one: number, other: number) {
  return Math.max(one, other);
}
