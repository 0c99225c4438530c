import type * as MapLibre from "maplibre-gl";
import { type MapBox, type MapSettings, STREETS_PROTOCOL } from "./map-place.ts";

type Library = typeof MapLibre;

export type DrawnMap = { gl: Library; map: MapLibre.Map };

declare global {
  /** Set in front of this script in the same file (map-files.server.ts). */
  var mapSettings: MapSettings;
  /** Reads tiles from the archive of streets, if the agency has one (street-map.script.ts). */
  var readStreets: MapLibre.AddProtocolAction | undefined;
}

/** Limited because homes' positions are not more precise. */
const MAX_ZOOM = 17;
/** The initial limit, so that a single home is shown with its suburb. */
const FIRST_MAX_ZOOM = 14;
const PADDING = 56;

type MapOptions = {
  label: string;
  shown: MapBox;
  /** `shown` is a view from an address, restored without padding. */
  isExact?: boolean;
};

/** Draws the agency's map in `box`, without marks. Rejects if the browser has no WebGL or a file cannot be loaded. */
export async function drawMap(box: HTMLElement, { label, shown, isExact }: MapOptions): Promise<DrawnMap> {
  if (!document.createElement("canvas").getContext("webgl2")) throw new Error("The browser has no WebGL.");
  const { bounds, style, library, worker } = globalThis.mapSettings;
  const loading: Promise<Library> = import(library);
  const [gl] = await Promise.all([loading, loadStyles()]);
  gl.setWorkerUrl(new URL(worker, location.href).href);
  if (globalThis.readStreets) gl.addProtocol(STREETS_PROTOCOL, globalThis.readStreets);
  const map = new gl.Map({
    container: box,
    style,
    bounds: [...shown],
    fitBoundsOptions: isExact ? {} : { padding: PADDING, maxZoom: FIRST_MAX_ZOOM },
    maxBounds: [...bounds],
    maxZoom: MAX_ZOOM,
    attributionControl: { compact: true },
    dragRotate: false,
    touchPitch: false,
    locale: { "Map.Title": label },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new gl.NavigationControl({ showCompass: false }), "top-right");
  await new Promise((resolve, reject) => {
    // Marks need only the style, not the streets.
    map.once("style.load", resolve);
    map.once("error", ({ error }) => reject(error));
  });
  return { gl, map };
}

/** Zooms to a box, within the map's limits. */
export function zoomTo({ map }: DrawnMap, box: MapBox, event: Event) {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  map.fitBounds([...box], { padding: PADDING, ...(isStill && { duration: 0 }) }, { originalEvent: event });
}

export function toBox(points: readonly { lng: number; lat: number }[]): MapBox {
  const lngs = points.map(({ lng }) => lng);
  const lats = points.map(({ lat }) => lat);
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
}

function loadStyles() {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = globalThis.mapSettings.styles;
    link.onload = resolve;
    link.onerror = reject;
    document.head.append(link);
  });
}
