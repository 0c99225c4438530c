import { hasAgencyFile, toAgencyPath } from "./disk.ts";
import { archiveFile, readArchive } from "./map-archive.ts";
import { hasMap, places } from "./places.ts";
import { readAgencyFile } from "./read-file.ts";
import { findBoxFault, getMapBox, type MapBox } from "./schemas/map.ts";

/** What the agency's folder has in map/. Throws with file and field. */
export const mapFiles = {
  land: hasAgencyFile("map/land.geojson") ? readAgencyFile("map/land.geojson") : undefined,
  water: hasAgencyFile("map/water.geojson") ? readAgencyFile("map/water.geojson") : undefined,
  roads: hasAgencyFile("map/roads.geojson") ? readAgencyFile("map/roads.geojson") : undefined,
  names: hasAgencyFile("map/names.geojson") ? readAgencyFile("map/names.geojson") : undefined,
};

/** Its archive of streets, which browsers read by themselves (server/web.ts). Throws with file and field. */
export const streets = hasAgencyFile(archiveFile) ? readStreets() : undefined;

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
    file ? [{ name: `map/${name}.geojson`, box: getMapBox(file) }] : [],
  );
  if (streets) given.push({ name: archiveFile, box: streets.bbox });
  for (const { name, box } of given) {
    const fault = findBoxFault(box, places);
    if (fault) throw toError(name, "bbox", fault);
  }
  return joinBoxes(given.map(({ box }) => box));
}

function readStreets() {
  const archive = readArchive(toAgencyPath(archiveFile));
  if ("message" in archive) throw toError(archiveFile, archive.field, archive.message);
  return archive;
}

function toError(name: string, field: string, message: string) {
  return new Error(`${toAgencyPath(name)} is not as it should be. ${field}: ${message}`);
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
