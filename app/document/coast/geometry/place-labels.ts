import { type Box, doBoxesOverlap, isBoxWithin } from "./box.ts";
import type { Point } from "./pen.ts";

export type NamedPoint = Point & { name: string };

/** The frame of the labels, and what they avoid. */
type Surroundings = { frame: Box; boxes: readonly Box[] };

/**
 * Puts each name at its place or close beside it, where it touches no other name and no given box.
 * Earlier places choose first; a name that fits nowhere is left out. Names are centred on the points returned.
 */
export function placeLabels(places: readonly NamedPoint[], { frame, boxes }: Surroundings) {
  const labels: NamedPoint[] = [];
  const taken = [...boxes];
  for (const place of places) {
    const label = findSpots(place).find((spot) => {
      const box = toLabelBox(spot);
      return isBoxWithin(box, frame) && !taken.some((other) => doBoxesOverlap(box, other));
    });
    if (!label) continue;
    labels.push(label);
    taken.push(toLabelBox(label));
  }
  return labels;
}

// In units of the map, for the larger of the two sizes in which names are shown.
const LETTER_WIDTH = 8.5;
const HALF_HEIGHT = 11;
const GAP = 5;

export function toLabelBox({ name, x, y }: NamedPoint): Box {
  const halfWidth = (name.length * LETTER_WIDTH) / 2 + GAP;
  return { left: x - halfWidth, right: x + halfWidth, top: y - HALF_HEIGHT, bottom: y + HALF_HEIGHT };
}

// At the place itself, or a little above or below, or beginning or ending there; the least moved first.
function findSpots(place: NamedPoint): NamedPoint[] {
  const halfWidth = (place.name.length * LETTER_WIDTH) / 2;
  const asides = [0, halfWidth / 2, halfWidth + GAP, halfWidth + 6 * GAP].flatMap((dx) => [dx, -dx]);
  const shifts = asides.flatMap((dx) => [0, -12, 12, -24, 24, 36, -44].map((dy) => ({ dx, dy })));
  return shifts
    .sort((a, b) => Math.hypot(a.dx, a.dy) - Math.hypot(b.dx, b.dy))
    .map(({ dx, dy }) => ({ name: place.name, x: Math.round(place.x + dx), y: Math.round(place.y + dy) }));
}
