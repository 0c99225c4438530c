import * as v from "valibot";

/** In the morning, at noon and in the afternoon of midwinter and midsummer. */
const moments = ["jun-9", "jun-12", "jun-15", "dec-9", "dec-12", "dec-15"] as const;
const atEachMoment = v.object(v.entriesFromList(moments, v.string()));

const floorSchema = v.object({
  src: v.string(),
  width: v.number(),
  height: v.number(),
  alt: v.string(),
  /** SVG path data of the sun on the floor at each moment; "" is none. */
  sun: atEachMoment,
});

const homePlanSchema = v.object({
  /** How the winter and the summer sun reach the home. */
  sentence: v.string(),
  /** The rooms that have sun at each moment, as text. */
  sunny: atEachMoment,
  floors: v.array(floorSchema),
});

/** sunlight.json: the sun on the floor plans of homes, by the id of the record. */
export const sunlightSchema = v.record(v.string(), homePlanSchema);

export type MomentName = (typeof moments)[number];
export type HomeFloor = v.InferOutput<typeof floorSchema>;
export type HomePlan = v.InferOutput<typeof homePlanSchema>;
