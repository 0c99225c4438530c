import type { Point } from "./pen.ts";

/** The points which a path of createPen passes through, in absolute numbers: what tests measure. */
export function tracePath(path: string): Point[] {
  return path.split("M").slice(1).flatMap(traceLine);
}

function traceLine(line: string): Point[] {
  const [, x = "", y = "", rest = ""] = /^(-?\d+) ?(-?\d+)(.*)$/.exec(line) ?? [];
  const points = [{ x: Number(x), y: Number(y) }];
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
