import type { Point } from "../geometry/pen.ts";
import type { NamedPoint } from "./place-labels.ts";

/** Sizes of a locator map in its own units, about 7 m each. Narrow screens show the middle square of a wide one. */
export const locatorShapes = {
  wide: { width: 640, height: 360 },
  compact: { width: 450, height: 360 },
} as const;

export type LocatorShape = keyof typeof locatorShapes;

/** A finished locator map: SVG path data and positions only, so that a loader can hand it to the browser. */
export type LocatorMapDrawing = {
  shape: LocatorShape;
  land: string;
  landContours: string;
  seaContours: string;
  labels: NamedPoint[];
  pin: Point;
  /** The suburbs around, nearest first. */
  nearby: string[];
};
