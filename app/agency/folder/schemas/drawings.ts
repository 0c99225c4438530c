import * as v from "valibot";

/** plates.json: lines behind the initials of people without a portrait, in a square of 400 units. */
export const platesSchema = v.object({ stretches: v.array(v.string()) });

const floorSchema = v.object({ src: v.string(), width: v.number(), height: v.number(), alt: v.string() });

/** plans.json: the floor plans of homes, ground floor first, by the id of the record. */
export const plansSchema = v.record(v.string(), v.array(floorSchema));
