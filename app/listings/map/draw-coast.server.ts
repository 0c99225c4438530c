import { toCoastMap } from "#app/document/coast/coast-map.server.ts";
import { MARK_SIZE, toMarkWidth } from "./join-marks.ts";
import type { ListMap } from "./list-map.ts";
import { mapSize, toProjection } from "./map-view.ts";

/** The coast under the marks of a map, its names clear of them. */
export function drawCoast({ view, marks }: ListMap) {
  return toCoastMap({
    size: mapSize,
    project: toProjection(view),
    marks: marks.map(({ x, y, label }) => {
      const half = toMarkWidth(label.length) / 2;
      return { left: x - half, right: x + half, top: y - MARK_SIZE / 2, bottom: y + MARK_SIZE / 2 };
    }),
  });
}
