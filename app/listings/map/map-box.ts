import type { MapBox } from "#app/document/map/map-place.ts";

/** Which part of the map an address asks for: west, south, east, north. */
export const BOX = "bbox";
/** Ten metres: an address of the same part is the same. */
const DECIMALS = 4;
const MAX_LNG = 180;
const MAX_LAT = 90;

/** Undefined for what is no part of the earth. */
export function parseBox(search: URLSearchParams): MapBox | undefined {
  const parts = (search.get(BOX) ?? "").split(",").map((part) => (part === "" ? Number.NaN : Number(part)));
  const [west, south, east, north] = parts;
  if (parts.length !== 4 || west === undefined || south === undefined || east === undefined) return undefined;
  if (north === undefined || !parts.every(Number.isFinite)) return undefined;
  if (west >= east || south >= north || west < -MAX_LNG || east > MAX_LNG) return undefined;
  return south < -MAX_LAT || north > MAX_LAT ? undefined : [west, south, east, north];
}

export function setBox(search: URLSearchParams, box: MapBox) {
  search.set(BOX, box.map((degrees) => degrees.toFixed(DECIMALS)).join(","));
}

export function isInMapBox([west, south, east, north]: MapBox, { lng, lat }: { lng: number; lat: number }) {
  return lng >= west && lng <= east && lat >= south && lat <= north;
}
