import * as v from "valibot";
import { list, words } from "./fields.ts";

const growth = v.pipe(v.string(), v.regex(/^[+\-−]\d+(?:\.\d+)?%$/));

/** The figures of a suburb guide: money in whole dollars, growth as signed text. */
export const suburbFiguresSchema = v.object({
  medianPrice: v.pipe(v.number(), v.minValue(1)),
  /** Over five years; cards call it growth (spec §2.8). */
  priceGrowth: growth,
  yearlyGrowth: growth,
  population: v.number(),
  /** The last month of the twelve that the medians are of, as 2026-09. */
  asAt: v.pipe(v.string(), v.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)),
  source: words,
});

/** A suburb guide (spec §3.5). Of these the office changes the figures only. */
export const suburbSchema = v.strictObject({
  id: words,
  name: words,
  state: words,
  postcode: words,
  description: words,
  /** Name of a picture in public/pictures. */
  picture: words,
  overview: words,
  lifestyle: words,
  stats: v.strictObject({ ...suburbFiguresSchema.entries, schools: list(words), transport: words }),
  articles: v.strictObject({ paragraph1: words, paragraph2: words }),
  features: list(words),
  amenities: list(words),
  /** Ids of sold properties. */
  recentSales: list(words),
});

export type Suburb = v.InferOutput<typeof suburbSchema>;
