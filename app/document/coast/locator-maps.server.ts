import { agency } from "#app/agency/folder/agency.ts";
import { locatorMaps } from "#app/agency/folder/drawings.ts";
import { places } from "#app/agency/folder/places.ts";
import type { LocatorMapDrawing } from "./locator-map.tsx";

/** The map around a position, if the agency has one drawn. */
export function getLocatorMap(
  { lat, lng }: { lat: number; lng: number },
  shape: LocatorMapDrawing["shape"] = "wide",
): LocatorMapDrawing | undefined {
  const drawing = locatorMaps?.[shape][`${lat},${lng}`];
  return drawing && { ...drawing, shape };
}

const place = places.find(({ name }) => name === agency.address.suburb);

/** The map around the agency's office; `undefined` when its suburb is not one of our places. */
export const officeMap = place && getLocatorMap(place, "compact");
