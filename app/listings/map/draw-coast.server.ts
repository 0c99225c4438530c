import { data } from "react-router";
import { coastMap } from "#app/agency/folder/drawings.ts";
import type { Suburb } from "#app/agency/kinds/suburb-schema.ts";
import { findPlaced } from "#app/agency/texts/site-texts.ts";
import { toCoastMap } from "#app/document/coast/coast-map.server.ts";
import type { ListMap } from "./create-list-map.ts";
import { MARK_SIZE, toMarkWidth } from "./join-marks.ts";
import { mapSize, toProjection } from "./map-view.ts";

/** The coast under the marks of a map, its names clear of them. Throws a 404 where the agency has no drawing of it. */
export function drawCoast({ view, marks }: Pick<ListMap, "view" | "marks">, suburbs: readonly Suburb[] = []) {
  if (!coastMap) throw data(undefined, { status: 404 });
  return toCoastMap(coastMap, {
    size: mapSize,
    project: toProjection(view),
    further: findPlaced(suburbs),
    marks: marks.map(({ x, y, label }) => {
      const half = toMarkWidth(label.length) / 2;
      return { left: x - half, right: x + half, top: y - MARK_SIZE / 2, bottom: y + MARK_SIZE / 2 };
    }),
  });
}
