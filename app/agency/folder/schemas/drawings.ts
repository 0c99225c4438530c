import * as v from "valibot";

const path = v.string();
const coast = v.object({ land: path, landContours: path, seaContours: path });
const drawing = v.object({ viewBox: v.string(), ...coast.entries });
const point = v.object({ x: v.number(), y: v.number() });
const line = v.array(v.number());

/** chart.json: a coast from end to end, with the heights of places beside it. */
export const chartSchema = v.object({ ...drawing.entries, pins: v.record(v.string(), point) });
export type Chart = v.InferOutput<typeof chartSchema>;

/** edge.json: what the footer begins with. */
export const edgeSchema = v.object({ width: v.number(), height: v.number(), path });

/** not-found.json: behind the words of pages that are missing. */
export const notFoundSchema = drawing;

/** plates.json: lines behind the initials of people without a portrait, in a square of 400. */
export const platesSchema = v.object({ stretches: v.array(path) });

/**
 * coast-map.json: a coast as lines of whole numbers, x and y in turn, from its north-west corner, so that any part of it
 * can be drawn under the marks of homes.
 */
export const coastMapSchema = v.object({
  /** In degrees; what lies east of it is sea. */
  extent: v.object({ north: v.number(), south: v.number(), west: v.number(), east: v.number() }),
  /** The centre of the whole map, a picture of 480 × 640 units. */
  middle: v.object({ lat: v.number(), lng: v.number() }),
  unitsPerKm: v.number(),
  perDegree: v.number(),
  land: v.array(line),
  landContours: v.array(line),
  seaContours: v.array(line),
});
export type CoastMapDrawing = v.InferOutput<typeof coastMapSchema>;

const locator = v.object({
  width: v.number(),
  height: v.number(),
  ...coast.entries,
  labels: v.array(v.object({ name: v.string(), ...point.entries })),
  pin: point,
  /** Suburbs, nearest first. */
  nearby: v.array(v.string()),
});
export type LocatorDrawing = v.InferOutput<typeof locator>;

const byPosition = v.record(v.string(), locator);

/** locator-maps.json: a map for each place by its position ("-33.7785,151.2855"): wide, and compact for the office. */
export const locatorMapsSchema = v.object({ wide: byPosition, compact: byPosition });

const floorSchema = v.object({ src: v.string(), width: v.number(), height: v.number(), alt: v.string() });

/** plans.json: the floor plans of homes, ground floor first, by the id of the record. */
export const plansSchema = v.record(v.string(), v.array(floorSchema));
