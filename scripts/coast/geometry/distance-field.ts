import type { Size } from "#app/document/coast/geometry/box.ts";
import type { Point } from "#app/document/coast/geometry/pen.ts";

/** A grid of values, row by row from the top left; `cell` is the distance between neighbours. */
export type Field = {
  columns: number;
  rows: number;
  cell: number;
  left: number;
  top: number;
  values: number[];
};

export type Segment = { from: Point; to: Point };

type Segments = readonly Segment[];

/** How far each grid point is from the shore: positive at sea, negative on land. Reaches beyond the picture. */
export function toDistanceField(
  land: Segments,
  shore: Segments,
  { width, height }: Size,
  cell: number,
): Field {
  const columns = Math.ceil(width / cell) + 2 * CELLS_AROUND + 1;
  const rows = Math.ceil(height / cell) + 2 * CELLS_AROUND + 1;
  const left = -CELLS_AROUND * cell;
  const top = -CELLS_AROUND * cell;
  const values = Array.from({ length: columns * rows }, (_, index) => {
    const point = { x: left + (index % columns) * cell, y: top + Math.floor(index / columns) * cell };
    const distance = measureDistance(shore, point);
    return isInside(land, point) ? -distance : distance;
  });
  return { columns, rows, cell, left, top, values };
}

// The outermost values are not smoothed well, and must not be seen.
const CELLS_AROUND = 4;

/** The field with each value averaged with its eight neighbours, which rounds off its creases. */
export function smoothField(field: Field): Field {
  const { columns, values } = field;
  const steps = [-columns - 1, -columns, -columns + 1, -1, 0, 1, columns - 1, columns, columns + 1];
  return {
    ...field,
    values: values.map((value, index) => {
      const around = steps.map((step) => values[index + step] ?? value);
      return around.reduce((sum, neighbour) => sum + neighbour, 0) / around.length;
    }),
  };
}

// Loops, because they run a hundred thousand times for one map.
function measureDistance(segments: Segments, { x, y }: Point) {
  let nearest = Number.POSITIVE_INFINITY;
  for (const { from, to } of segments) {
    const alongX = to.x - from.x;
    const alongY = to.y - from.y;
    const length = alongX * alongX + alongY * alongY || 1;
    const share = Math.max(0, Math.min(1, ((x - from.x) * alongX + (y - from.y) * alongY) / length));
    const awayX = from.x + share * alongX - x;
    const awayY = from.y + share * alongY - y;
    nearest = Math.min(nearest, awayX * awayX + awayY * awayY);
  }
  return Math.sqrt(nearest);
}

// A ray to the east crosses the outline an odd number of times only if it starts inside.
function isInside(outline: Segments, { x, y }: Point) {
  let isOdd = false;
  for (const { from, to } of outline) {
    if (from.y > y === to.y > y) continue;
    if (x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)) isOdd = !isOdd;
  }
  return isOdd;
}
