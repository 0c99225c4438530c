import * as v from "valibot";
import { described, list, picture, words } from "./schema-parts.ts";

const growth = v.pipe(v.string(), v.regex(/^[+\-−]\d+(?:\.\d+)?%$/));

/** The figures of a suburb: money in whole dollars, growth as signed text. */
const figureEntries = {
  medianPrice: v.pipe(v.number(), v.minValue(1)),
  priceGrowth: described(growth, "over five years"),
  yearlyGrowth: growth,
  population: v.number(),
  asAt: described(
    v.pipe(v.string(), v.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)),
    "last month of the twelve of the medians",
  ),
  source: words,
};
const figuresSchema = v.object(figureEntries);
const figureNames = Object.keys(figureEntries);

export type SuburbFigures = v.InferOutput<typeof figuresSchema>;

export const statsEntries = {
  ...v.partial(figuresSchema).entries,
  schools: v.optional(list(words), []),
  transport: v.optional(words),
};

const statsSchema = v.pipe(
  v.strictObject(statsEntries),
  v.check((stats) => hasAllFigures(stats), `All of ${figureNames.join(", ")} are expected, or none of them`),
);

/** Whether all figures are given with their source, or none. */
export function hasAllFigures(stats: Readonly<Record<string, unknown>>) {
  const given = figureNames.filter((name) => stats[name] !== undefined);
  return given.length === 0 || given.length === figureNames.length;
}

/** A suburb guide (spec §3.5). Only name, postcode and a sentence are required. */
export const suburbSchema = v.strictObject({
  id: words,
  name: words,
  state: words,
  postcode: words,
  description: words,
  picture: v.optional(described(picture, "a picture; else one is drawn")),
  place: v.optional(
    described(
      v.strictObject({ lat: v.number(), lng: v.number() }),
      "its middle on the map, if places.json lacks it",
    ),
  ),
  overview: v.optional(words),
  lifestyle: v.optional(words),
  stats: v.optional(statsSchema, {}),
  articles: v.optional(v.strictObject({ paragraph1: v.optional(words), paragraph2: v.optional(words) }), {}),
  features: v.optional(list(words), []),
  amenities: v.optional(list(words), []),
  recentSales: v.optional(described(list(words), "ids in sold.json"), []),
});

export type Suburb = v.InferOutput<typeof suburbSchema>;
