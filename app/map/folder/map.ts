import type * as v from "valibot";
import { hasAgencyFile, toAgencyPath } from "#app/agency/folder/disk.ts";
import { hasMap, places } from "#app/agency/folder/places.ts";
import { readFileOfModule } from "#app/agency/folder/read-file.ts";
import type { MapBox } from "../drawing/map-place.ts";
import { archiveFile, readArchive } from "./map-archive.ts";
import { findBoxFault, geoFiles, getMapBox } from "./map-schemas.ts";

/** The files in map/ of the agency's folder. Throws with file and field. */
export const mapFiles = {
  land: readIfThere(geoFiles.land),
  water: readIfThere(geoFiles.water),
  roads: readIfThere(geoFiles.roads),
  names: readIfThere(geoFiles.names),
};

/**
 * The archive of streets, which browsers read in parts (map-files.server.ts); undefined, with a warning, if it is
 * damaged.
 */
export const streets = hasAgencyFile(archiveFile) ? readStreets() : undefined;

/** The map's limits. Throws if a file covers none of the agency's suburbs. */
export const mapBounds = hasMap ? getBounds() : undefined;

/** Whether a point is within the map's limits. */
export function isOnMap({ lng, lat }: { lng: number; lat: number }) {
  if (!mapBounds) return false;
  const [west, south, east, north] = mapBounds;
  return lng > west && lng < east && lat > south && lat < north;
}

function readIfThere<const Schema extends v.GenericSchema>(file: { name: string; schema: Schema }) {
  return hasAgencyFile(file.name) ? readFileOfModule(file) : undefined;
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
  if (!("message" in archive)) return archive;
  // A truncated copy must not keep the site from starting; `agency -- check` refuses it.
  const { message } = toError(archiveFile, archive.field, archive.message);
  process.emitWarning(`${message}. The map has no streets until it is replaced and the site started again.`);
  return undefined;
}

function toError(name: string, field: string, message: string) {
  return new Error(`${toAgencyPath(name)} is not valid. ${field}: ${message}`);
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
