import { agency } from "#app/agency/folder/agency.ts";
import { coastMap, locatorMaps } from "#app/agency/folder/drawings.ts";
import { places } from "#app/agency/folder/places.ts";
import { isWithin } from "#app/region/region.ts";
import { toCoastMap } from "./coast-map.server.ts";
import type { LocatorMapDrawing } from "./locator-map.tsx";

/** The two places that a map names, and spare ones for those that its label names already. */
const MOST_NEARBY = 5;

/** The map around a position, if the agency has one drawn. */
export function getLocatorMap(
  { lat, lng }: { lat: number; lng: number },
  shape: LocatorMapDrawing["shape"] = "wide",
): LocatorMapDrawing | undefined {
  const drawing = locatorMaps?.[shape][`${lat},${lng}`];
  return drawing && { ...drawing, nearby: drawing.nearby.slice(0, MOST_NEARBY), shape };
}

const sizes = { wide: { width: 640, height: 360 }, compact: { width: 400, height: 320 } };
const UNITS_PER_KM = 62;
const KM_PER_LAT = 110.9;
const KM_PER_DEGREE = 111.42;
/** Room for the pin, whose tip marks the point. */
const PIN = { side: 18, above: 24, below: 6 };

/** The same around any other point, if the agency's coast is drawn there. */
export function drawLocatorMap(
  point: { lat: number; lng: number },
  shape: LocatorMapDrawing["shape"] = "wide",
): LocatorMapDrawing | undefined {
  if (!coastMap || !isWithin(coastMap.extent, point)) return undefined;
  const size = sizes[shape];
  const pin = { x: size.width / 2, y: size.height / 2 };
  const perLng = KM_PER_DEGREE * Math.cos((point.lat * Math.PI) / 180) * UNITS_PER_KM;
  const project = ({ lat, lng }: typeof point) => ({
    x: pin.x + (lng - point.lng) * perLng,
    y: pin.y + (point.lat - lat) * KM_PER_LAT * UNITS_PER_KM,
  });
  const { side, above, below } = PIN;
  const marks = [{ left: pin.x - side, right: pin.x + side, top: pin.y - above, bottom: pin.y + below }];
  const { places: _names, ...coast } = toCoastMap(coastMap, { size, project, marks });
  const nearby = places
    .map(({ name, ...position }) => ({ name, ...project(position) }))
    .sort((a, b) => Math.hypot(a.x - pin.x, a.y - pin.y) - Math.hypot(b.x - pin.x, b.y - pin.y))
    .map(({ name }) => name)
    .slice(0, MOST_NEARBY);
  return { ...coast, ...size, pin, nearby, shape };
}

const place = places.find(({ name }) => name === agency.address.suburb);

/** The map around the agency's office; `undefined` when its suburb is not one of our places. */
export const officeMap = place && getLocatorMap(place, "compact");
