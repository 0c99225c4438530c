import type { Point } from "#app/document/coast/geometry/pen.ts";

// How far the middle of each stretch steps aside, as a share of the stretch.
const sidesteps = [0.1, -0.07, 0.04, 0.05, -0.04, -0.12, 0.09, -0.09, 0.06, -0.05, 0.12, -0.03];

/** Adds a point in the middle of every stretch, a little to one side: drawn by hand, but the same way each time. */
export function roughen(line: readonly Point[], farthest = Number.POSITIVE_INFINITY): Point[] {
  return line.flatMap((from, index) => {
    const to = line[index + 1];
    if (!to) return [from];
    const longest = farthest / Math.hypot(to.x - from.x, to.y - from.y);
    const share = sidesteps[index % sidesteps.length] ?? 0;
    const sidestep = Math.max(-longest, Math.min(longest, share));
    const middle = {
      x: (from.x + to.x) / 2 + sidestep * (to.y - from.y),
      y: (from.y + to.y) / 2 - sidestep * (to.x - from.x),
    };
    return [from, middle];
  });
}
