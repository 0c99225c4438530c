import * as v from "valibot";
import { described, list, picture, words } from "./schema-parts.ts";

const growth = v.pipe(v.string(), v.regex(/^[+\-−]\d+(?:\.\d+)?%$/));

/** The figures of a suburb guide: money in whole dollars, growth as signed text. */
const suburbFiguresSchema = v.object({
  medianPrice: v.pipe(v.number(), v.minValue(1)),
  priceGrowth: described(growth, "over five years"),
  yearlyGrowth: growth,
  population: v.number(),
  asAt: described(
    v.pipe(v.string(), v.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)),
    "last month of the twelve of the medians",
  ),
  source: words,
});

/** A suburb guide (spec §3.5). */
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
  overview: words,
  lifestyle: words,
  stats: v.strictObject({ ...suburbFiguresSchema.entries, schools: list(words), transport: words }),
  articles: v.strictObject({ paragraph1: words, paragraph2: words }),
  features: list(words),
  amenities: list(words),
  recentSales: described(list(words), "ids in sold.json"),
});

export type Suburb = v.InferOutput<typeof suburbSchema>;

const { stats, articles, state: _state, recentSales: _sales, ...guide } = suburbSchema.entries;
const parts = {
  guide: v.partial(v.object(guide)),
  stats: v.partial(v.object(stats.entries)),
  articles: v.partial(v.object(articles.entries)),
};

/** What the office writes of a suburb. Versions from before it could write guides have figures alone. */
export const suburbTextSchema = v.object({
  ...parts.guide.entries,
  ...parts.stats.entries,
  ...parts.articles.entries,
});

/** Lays a text over the folder's guide, or makes a new one. */
export function toSuburb(text: object, before: Partial<Suburb> & Pick<Suburb, "id" | "state">) {
  return v.safeParse(suburbSchema, {
    recentSales: [],
    ...before,
    ...v.parse(parts.guide, text),
    id: before.id,
    stats: { ...before.stats, ...v.parse(parts.stats, text) },
    articles: { ...before.articles, ...v.parse(parts.articles, text) },
  });
}

export function toSuburbText({ stats, articles, state: _, recentSales: _sales, ...words }: Suburb) {
  return { ...words, ...stats, ...articles };
}
