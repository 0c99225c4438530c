import { locatorMaps } from "#app/agency/folder/drawings.ts";
import type { LocatorMapDrawing } from "./locator-map.tsx";

/** The map around a position, if the agency has one drawn. */
export function getLocatorMap(
  { lat, lng }: { lat: number; lng: number },
  shape: LocatorMapDrawing["shape"] = "wide",
): LocatorMapDrawing | undefined {
  const drawing = locatorMaps?.[shape][`${lat},${lng}`];
  return drawing && { ...drawing, shape };
}
