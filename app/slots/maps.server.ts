import type { AskedMap, MapOfPoints } from "../document/site/show-map.tsx";
import { agencyMap } from "../map/files/map-files.server.ts";

/** The map on which pages show points. */
const maps: readonly MapOfPoints[] = [
  // One line for each module.
  agencyMap,
];

/** A map of these points, shown on request; undefined where no map reaches any of them. */
export function toAskedMap(points: AskedMap["points"]) {
  return maps[0]?.show(points);
}

/** Whether a point lies outside the map. Without a map none does. */
export function isBeyondMap(point: { lng: number; lat: number }) {
  return maps.some(({ reaches }) => !reaches(point));
}
