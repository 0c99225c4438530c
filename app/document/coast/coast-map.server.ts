import { places } from "#app/agency/folder/places.ts";
import type { CoastMapDrawing } from "#app/agency/folder/schemas/drawings.ts";
import { type Box, isInBox, type Size, toBox } from "./geometry/box.ts";
import { toClippedPath } from "./geometry/clipped-path.ts";
import { type Point, toSmoothPath } from "./geometry/pen.ts";
import { type NamedPoint, placeLabels } from "./geometry/place-labels.ts";

type Position = { lat: number; lng: number };

/** The part of the coast that a map shows, and the boxes that its labels avoid. */
export type CoastMapFrame = {
  size: Size;
  project: (position: Position) => Point;
  marks: readonly Box[];
  /** Suburbs that the agency's folder has no place for. */
  further?: readonly (Position & { name: string })[];
};

/** The real coast in a frame, north up. */
export type CoastMap = {
  /** Path data. */
  land: string;
  landContours: string;
  seaContours: string;
  /** Names of suburbs, where there is room for them. */
  labels: readonly NamedPoint[];
  /** The suburbs in view, from north to south. */
  places: string[];
};

export function toCoastMap(drawing: CoastMapDrawing, { size, project, marks, further = [] }: CoastMapFrame) {
  const { land, landContours, seaContours } = drawing;
  const toLine = (flat: readonly number[]) => thin(toPositions(drawing, flat).map(project));
  const inView = [...places, ...further]
    .map(({ name, lat, lng }) => ({ name, ...project({ lat, lng }) }))
    .filter((place) => isInBox(place, toBox(size)));
  return {
    land: toClippedPath(land.map(toLine), toBox(size, BLEED)),
    landContours: toLines(landContours.map(toLine), size),
    seaContours: toLines(seaContours.map(toLine), size),
    labels: placeLabels(inView, { frame: toBox(size, -MARGIN), boxes: marks }),
    places: inView.toSorted((a, b) => a.y - b.y).map(({ name }) => name),
  };
}

/** The land's cut edges lie this far outside the picture. */
const BLEED = 4;
const MARGIN = 8;
const LEAST_STEP = 6;

/** The file has whole numbers, x and y in turn, from its north-west corner. */
function toPositions({ extent, perDegree }: CoastMapDrawing, flat: readonly number[]): Position[] {
  return Array.from({ length: flat.length / 2 }, (_, index) => ({
    lat: extent.north - (flat[2 * index + 1] ?? 0) / perDegree,
    lng: extent.west + (flat[2 * index] ?? 0) / perDegree,
  }));
}

/** Seen from far away the coast has more points than can be told apart. */
function thin(points: readonly Point[]) {
  let last: Point | undefined;
  return points.filter((point, index) => {
    const isNear = last && Math.hypot(point.x - last.x, point.y - last.y) < LEAST_STEP;
    if (isNear && index < points.length - 1) return false;
    last = point;
    return true;
  });
}

/** The stretches of lines that can be seen. */
function toLines(lines: readonly (readonly Point[])[], size: Size) {
  const box = toBox(size, 10 * BLEED);
  const stretches = lines.flatMap((line) => {
    const parts: Point[][] = [[]];
    for (const point of line) {
      if (isInBox(point, box)) parts.at(-1)?.push(point);
      else if (parts.at(-1)?.length) parts.push([]);
    }
    return parts.filter(({ length }) => length > 2);
  });
  return stretches.map(toSmoothPath).join("");
}
