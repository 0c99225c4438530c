import type { AskedMap, MapOfPoints } from "./document/site/show-map.tsx";
import { agencyMap } from "./map/files/map-files.server.ts";

/** What draws points of pages as a map. */
const maps: readonly MapOfPoints[] = [
  // A line each.
  agencyMap,
];

/** Points that a page shows when it is asked; undefined where no map has one of them. */
export function toAskedMap(points: AskedMap["points"]) {
  return maps[0]?.show(points);
}

/** Whether there is a map, and it does not reach that far. */
export function isBeyondMap(point: { lng: number; lat: number }) {
  return maps.some(({ reaches }) => !reaches(point));
}
