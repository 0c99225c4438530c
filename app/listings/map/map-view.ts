import { coastMap } from "#app/agency/folder/drawings.ts";

/** Three steps of zoom; the first is the whole coast. */
export const zooms = [1, 2, 3] as const;
export type Zoom = (typeof zooms)[number];

type Point = { lat: number; lng: number };

export type MapView = { zoom: Zoom; middle: Point };

/** The size of the drawing, in its own units. */
export const mapSize = { width: 480, height: 640 } as const;
export const mapParameters = ["zoom", "at"] as const;

// Without a drawing no page shows a map (listings/routes/list-map.tsx).
const nowhere = {
  extent: { north: 0, south: 0, west: 0, east: 0 },
  middle: { lat: 0, lng: 0 },
  unitsPerKm: 1,
};
const { extent, middle: wholeMiddle, unitsPerKm } = coastMap ?? nowhere;
const KM_PER_LAT = 110.9;
const KM_PER_LNG = 111.42 * Math.cos((wholeMiddle.lat * Math.PI) / 180);
/** From one zoom to the next. */
const STEP = 2.5;
/** Centres are rounded, so that there are few addresses and the page cache can keep them. */
const STEP_DEGREES = 0.005;
const DECIMALS = 3;

export const wholeCoast: MapView = { zoom: 1, middle: wholeMiddle };

/** The view that an address asks for. Unknown steps, and middles that are no position, count as not given. */
export function parseMapView(search: URLSearchParams): MapView | undefined {
  const zoom = zooms.find((step) => String(step) === search.get("zoom"));
  const [lat = Number.NaN, lng = Number.NaN] = (search.get("at") ?? "").split(",").map(Number);
  if (zoom === 1) return wholeCoast;
  return zoom && Number.isFinite(lat) && Number.isFinite(lng) ? toMapView(zoom, { lat, lng }) : undefined;
}

/** As close as all of these can be seen; without any, the whole coast. */
export function toFittingView(points: readonly Point[]): MapView {
  if (points.length === 0) return wholeCoast;
  const [lats, lngs] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)];
  const middle = { lat: toMiddle(lats), lng: toMiddle(lngs) };
  const views = zooms.map((zoom) => toMapView(zoom, middle));
  return views.findLast((view) => points.every(isWellInside(view))) ?? wholeCoast;
}

// Not Math.min(...all): 100,000 arguments would overflow the stack.
function toMiddle(values: readonly number[]) {
  const least = values.reduce((one, other) => Math.min(one, other));
  const most = values.reduce((one, other) => Math.max(one, other));
  return (least + most) / 2;
}

/** So far from the edges that there is room for a mark and the shore around it. */
const LEAST_ROOM = 60;

function isWellInside(view: MapView) {
  const project = toProjection(view);
  const isBetween = (at: number, size: number) => at >= LEAST_ROOM && at <= size - LEAST_ROOM;
  return (point: Point) => {
    const { x, y } = project(point);
    return isBetween(x, mapSize.width) && isBetween(y, mapSize.height);
  };
}

/** Around a position, kept to where the coast is known. */
export function toMapView(zoom: Zoom, { lat, lng }: Point): MapView {
  if (zoom === 1) return wholeCoast;
  const half = toHalf(zoom);
  const middle = {
    lat: round(clamp(lat, extent.south + half.lat, extent.north - half.lat)),
    lng: round(clamp(lng, extent.west + half.lng, extent.east)),
  };
  return { zoom, middle };
}

export function setMapView(search: URLSearchParams, { zoom, middle }: MapView) {
  search.set("zoom", String(zoom));
  if (zoom === 1) return;
  search.set("at", `${middle.lat.toFixed(DECIMALS)},${middle.lng.toFixed(DECIMALS)}`);
}

/** Turns positions into points of the drawing, north up. */
export function toProjection({ zoom, middle }: MapView) {
  const units = toUnitsPerKm(zoom);
  return ({ lat, lng }: Point) => ({
    x: mapSize.width / 2 + (lng - middle.lng) * KM_PER_LNG * units,
    y: mapSize.height / 2 + (middle.lat - lat) * KM_PER_LAT * units,
  });
}

const directions = [
  { label: "North", sign: "↑", lat: 1, lng: 0 },
  { label: "South", sign: "↓", lat: -1, lng: 0 },
  { label: "West", sign: "←", lat: 0, lng: -1 },
  { label: "East", sign: "→", lat: 0, lng: 1 },
] as const;

/** The views that are one step away: closer, back, and half a picture to each side. */
export function findMoves({ zoom, middle }: MapView) {
  const closer = zooms.find((step) => step === zoom + 1);
  const farther = zooms.find((step) => step === zoom - 1);
  const half = toHalf(zoom);
  const sides = directions.map(({ label, sign, lat, lng }) => ({
    label,
    sign,
    view: toMapView(zoom, { lat: middle.lat + lat * half.lat, lng: middle.lng + lng * half.lng }),
  }));
  return [
    ...(closer ? [{ label: "Zoom in", sign: "+", view: toMapView(closer, middle) }] : []),
    ...(farther ? [{ label: "Zoom out", sign: "−", view: toMapView(farther, middle) }] : []),
    ...sides.filter(({ view }) => view.middle.lat !== middle.lat || view.middle.lng !== middle.lng),
  ];
}

function toUnitsPerKm(zoom: Zoom) {
  return unitsPerKm * STEP ** (zoom - 1);
}

/** Half of what the drawing shows, in degrees. */
function toHalf(zoom: Zoom) {
  const units = toUnitsPerKm(zoom) * 2;
  return { lat: mapSize.height / units / KM_PER_LAT, lng: mapSize.width / units / KM_PER_LNG };
}

function clamp(value: number, least: number, most: number) {
  return Math.min(Math.max(value, least), Math.max(least, most));
}

function round(degrees: number) {
  return Number((Math.round(degrees / STEP_DEGREES) * STEP_DEGREES).toFixed(DECIMALS));
}
