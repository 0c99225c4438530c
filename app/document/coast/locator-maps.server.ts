import maps from "./drawings/locator-maps.json" with { type: "json" };
import type { LocatorMapDrawing } from "./locator-map.tsx";

/**
 * The map around a position, from the drawings that `npm run coast` makes for the places in places.json.
 */
export function getLocatorMap(
  { lat, lng }: { lat: number; lng: number },
  shape: LocatorMapDrawing["shape"] = "wide",
): LocatorMapDrawing | undefined {
  const drawing = new Map(Object.entries(maps[shape])).get(`${lat},${lng}`);
  return drawing && { ...drawing, shape };
}
