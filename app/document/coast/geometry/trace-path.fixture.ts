import type { Point } from "./pen.ts";

/** The points which a path of createPen passes through, in absolute numbers: what tests measure. */
export function tracePath(path: string): Point[] {
  return path.split("M").slice(1).flatMap(traceLine);
}

function traceLine(line: string): Point[] {
  const end = line.search(/[a-z]/);
  const rest = end < 0 ? "" : line.slice(end);
  const [x, y] = (line.slice(0, end < 0 ? undefined : end).match(/-?\d+/g) ?? []).map(Number);
  const points = [{ x: x ?? Number.NaN, y: y ?? Number.NaN }];
  for (const [, command, text = ""] of rest.matchAll(/([lq])([^a-zA-Z]*)/g)) {
    const numbers = (text.match(/-?\d+/g) ?? []).map(Number);
    const stride = command === "q" ? 4 : 2;
    for (let end = stride; end <= numbers.length; end += stride) {
      const from = points.at(-1) ?? { x: 0, y: 0 };
      points.push({ x: from.x + (numbers[end - 2] ?? 0), y: from.y + (numbers[end - 1] ?? 0) });
    }
  }
  return points;
}
