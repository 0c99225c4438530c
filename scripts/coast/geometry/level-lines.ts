import type { Point } from "#app/document/coast/geometry/pen.ts";
import type { Field } from "./distance-field.ts";

/** The lines along which the field has the given value, each as a row of points; a closed line ends where it began. */
export function findLevelLines(field: Field, level: number): Point[][] {
  const steps = new Map(findCells(field, level).flatMap((corners) => crossCell(corners, level)));
  const lines: Point[][] = [];
  while (steps.size > 0) {
    const ends = new Set([...steps.values()].map(({ end }) => end));
    const start = [...steps.keys()].find((key) => !ends.has(key)) ?? [...steps.keys()][0] ?? "";
    lines.push(followLine(steps, start));
  }
  return lines;
}

type Corner = Point & { index: number; value: number };

/** One step of a line through a cell: from the edge it starts on to the edge where it ends. */
type Step = { startPoint: Point; end: string; endPoint: Point };

// Only the cells which the line passes through.
function findCells({ columns, rows, cell, left, top, values }: Field, level: number): Corner[][] {
  const toCorner = (index: number): Corner => ({
    x: left + (index % columns) * cell,
    y: top + Math.floor(index / columns) * cell,
    index,
    value: values[index] ?? 0,
  });
  return values.flatMap((value, index) => {
    if (index % columns === columns - 1 || index >= columns * (rows - 1)) return [];
    const corners = [index, index + 1, index + columns + 1, index + columns];
    if (corners.every((corner) => (values[corner] ?? 0) >= level === value >= level)) return [];
    return [corners.map(toCorner)];
  });
}

// Walking round a cell, the line comes in where the value falls below the level and goes out where it rises again.
function crossCell(corners: readonly Corner[], level: number) {
  const edges = corners.map((from, index) => ({ from, to: corners[(index + 1) % corners.length] ?? from }));
  return edges.flatMap((edge, index): [string, Step][] => {
    if (edge.from.value < level || edge.to.value >= level) return [];
    const others = [...edges.slice(index + 1), ...edges.slice(0, index)];
    const rising = others.find(({ from, to }) => from.value < level && to.value >= level) ?? edge;
    return [
      [
        nameEdge(edge),
        { startPoint: crossEdge(edge, level), end: nameEdge(rising), endPoint: crossEdge(rising, level) },
      ],
    ];
  });
}

type Edge = { from: Corner; to: Corner };

// The same in both cells that share the edge.
function nameEdge({ from, to }: Edge) {
  return `${Math.min(from.index, to.index)}-${Math.max(from.index, to.index)}`;
}

function crossEdge({ from, to }: Edge, level: number): Point {
  const share = (level - from.value) / (to.value - from.value);
  return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
}

function followLine(steps: Map<string, Step>, start: string): Point[] {
  const points: Point[] = [];
  for (let key = start, step = steps.get(key); step; key = step.end, step = steps.get(key)) {
    if (points.length === 0) points.push(step.startPoint);
    points.push(step.endPoint);
    steps.delete(key);
  }
  return points;
}
