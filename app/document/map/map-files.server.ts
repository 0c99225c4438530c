import { hash } from "node:crypto";
import styles from "maplibre-gl/dist/maplibre-gl.css?raw";
import library from "maplibre-gl/dist/maplibre-gl.mjs?url";
import worker from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import { isOnMap, mapBounds, streets } from "#app/agency/folder/map.ts";
import { withTheme } from "#app/agency/folder/theme.ts";
import ownStyles from "./map.css?raw";
import { script } from "./map.script.ts?script";
import type { AskedMap, MapSettings } from "./map-place.ts";
import { toMapStyle } from "./map-style.ts";
import { script as streetScript } from "./street-map.script.ts?script";

export const STREETS_PATH = "/map.pmtiles";

/** The files of the map, if the agency has one. Only its script is named in pages; that loads the others. */
const files = mapBounds && makeFiles(mapBounds);

export const mapFiles = files ? [files.script, files.style, files.styles] : [];
export const mapScript = files?.script.address;

/** Points that a page shows when it is asked; undefined where none of them is on the agency's map. */
export function toAskedMap(points: AskedMap["points"]): AskedMap | undefined {
  const shown = points.filter(isOnMap);
  return mapScript && shown.length > 0 ? { script: mapScript, points: shown } : undefined;
}

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

/** The address contains a digest of the content. */
function toFile(path: string, type: string, text: string) {
  const digest = hash("sha256", text, "base64url").slice(0, 8);
  return { path, address: `${path}?v=${digest}`, type: `${type}; charset=utf-8`, text };
}
