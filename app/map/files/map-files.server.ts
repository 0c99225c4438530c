import { hash } from "node:crypto";
import styles from "maplibre-gl/dist/maplibre-gl.css?raw";
import library from "maplibre-gl/dist/maplibre-gl.mjs?url";
import worker from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import { toAgencyPath } from "#app/agency/folder/disk.ts";
import { withTheme } from "#app/agency/folder/theme.ts";
import type { MapOfPoints } from "#app/document/site/show-map.tsx";
import { isOnMap, mapBounds, streets } from "#app/map/folder/map.ts";
import ownStyles from "../drawing/map.css?raw";
import { script } from "../drawing/map.script.ts?script";
import type { MapSettings } from "../drawing/map-place.ts";
import { script as streetScript } from "../drawing/street-map.script.ts?script";
import { archiveFile } from "../folder/map-archive.ts";
import { toMapStyle } from "./map-style.ts";

const STREETS_PATH = "/map.pmtiles";

/** The map's files, if the agency has a map. Pages name only the script, which loads the others. */
const files = mapBounds && makeFiles(mapBounds);

export const servedFiles = [
  ...(files ? [files.script, files.style, files.styles] : []),
  { path: STREETS_PATH, file: toAgencyPath(archiveFile) },
];
export const mapScript = files?.script.address;

/** The agency's map on other pages, if it has one. */
export const agencyMap: MapOfPoints = {
  show(points) {
    const shown = points.filter(isOnMap);
    return mapScript && shown.length > 0 ? { script: mapScript, points: shown } : undefined;
  },
  reaches: (point) => !files || isOnMap(point),
};

function makeFiles(bounds: MapSettings["bounds"]) {
  const style = toFile("/map.json", "application/json", JSON.stringify(toMapStyle()));
  const sheet = toFile("/map.css", "text/css", styles + withTheme(ownStyles));
  const settings: MapSettings = {
    bounds,
    style: style.address,
    styles: sheet.address,
    library,
    worker,
    ...(streets && { streets: `${STREETS_PATH}?v=${streets.version}` }),
  };
  const code = `globalThis.mapSettings=${JSON.stringify(settings)};${streets ? streetScript : script}`;
  return { style, styles: sheet, script: toFile("/map.js", "text/javascript", code) };
}

/** A file whose address contains a digest of its content. */
function toFile(path: string, type: string, text: string) {
  const digest = hash("sha256", text, "base64url").slice(0, 8);
  return { path, address: `${path}?v=${digest}`, type: `${type}; charset=utf-8`, text };
}
