import type { Point } from "./pen.ts";

export type Box = { left: number; top: number; right: number; bottom: number };

export type Size = { width: number; height: number };

/** The box of a picture with its corner at 0, 0, larger by `margin` on every side, or smaller when that is negative. */
export function toBox({ width, height }: Size, margin = 0): Box {
  return { left: 0 - margin, top: 0 - margin, right: width + margin, bottom: height + margin };
}

export function isInBox({ x, y }: Point, box: Box) {
  return x > box.left && x < box.right && y > box.top && y < box.bottom;
}

export function isOnEdge({ x, y }: Point, box: Box) {
  return x === box.left || x === box.right || y === box.top || y === box.bottom;
}

export function isBoxWithin(inner: Box, outer: Box) {
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  );
}

export function doBoxesOverlap(a: Box, b: Box) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
