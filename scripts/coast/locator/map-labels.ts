import { type Box, isInBox, type Size, toBox } from "#app/document/coast/geometry/box.ts";
import type { Point } from "#app/document/coast/geometry/pen.ts";
import { type NamedPoint, placeLabels } from "#app/document/coast/geometry/place-labels.ts";
import type { Segment } from "../geometry/distance-field.ts";

/** Names of the places in view, each clear of the pin, of the shore and of the edges where narrow screens crop the map. */
export function toMapLabels(
  places: readonly NamedPoint[],
  pin: Point,
  shore: readonly Segment[],
  size: Size,
) {
  const inView = places.filter((place) => isInBox(place, toBox(size)));
  return placeLabels(inView, {
    frame: toBox(size, -MARGIN),
    boxes: [toPinBox(pin), ...toCropLines(size)],
    shore: shore.flatMap(dotSegment),
  });
}

const MARGIN = 8;
const DOT_SPACING = 6;

/** The room the pin and its halo take up. */
export function toPinBox({ x, y }: Point): Box {
  return { left: x - 22, right: x + 22, top: y - 30, bottom: y + 22 };
}

// The left and right edge of the middle square; a name is shown whole or not at all.
function toCropLines({ width, height }: Size): Box[] {
  const side = (width - height) / 2;
  return [side, width - side].map((x) => ({ left: x - MARGIN, right: x + MARGIN, top: 0, bottom: height }));
}

function dotSegment({ from, to }: Segment): Point[] {
  const count = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / DOT_SPACING) + 1;
  return Array.from({ length: count }, (_, index) => ({
    x: from.x + ((to.x - from.x) * index) / count,
    y: from.y + ((to.y - from.y) * index) / count,
  }));
}
