import * as v from "valibot";

const path = v.string();
const drawing = v.object({ viewBox: v.string(), land: path, landContours: path, seaContours: path });
const point = v.object({ x: v.number(), y: v.number() });

/** chart.json: a coast from end to end, with the heights of places beside it. */
export const chartSchema = v.object({ ...drawing.entries, pins: v.record(v.string(), point) });
export type Chart = v.InferOutput<typeof chartSchema>;

/** edge.json: what the footer begins with. */
export const edgeSchema = v.object({ width: v.number(), height: v.number(), path });

/** not-found.json: behind the words of pages that are missing. */
export const notFoundSchema = drawing;

/** plates.json: lines behind the initials of people without a portrait, in a square of 400. */
export const platesSchema = v.object({ stretches: v.array(path) });

const floorSchema = v.object({ src: v.string(), width: v.number(), height: v.number(), alt: v.string() });

/** plans.json: the floor plans of homes, ground floor first, by the id of the record. */
export const plansSchema = v.record(v.string(), v.array(floorSchema));
