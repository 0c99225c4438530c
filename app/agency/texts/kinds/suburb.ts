import * as v from "valibot";
import { list, picture, words } from "./fields.ts";

const growth = v.pipe(v.string(), v.regex(/^[+\-−]\d+(?:\.\d+)?%$/));

/** The figures of a suburb guide: money in whole dollars, growth as signed text. */
const suburbFiguresSchema = v.object({
  medianPrice: v.pipe(v.number(), v.minValue(1)),
  /** Over five years; cards call it growth (spec §2.8). */
  priceGrowth: growth,
  yearlyGrowth: growth,
  population: v.number(),
  /** The last month of the twelve that the medians are of, as 2026-09. */
  asAt: v.pipe(v.string(), v.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)),
  source: words,
});

/** A suburb guide (spec §3.5). */
export const suburbSchema = v.strictObject({
  id: words,
  name: words,
  state: words,
  postcode: words,
  description: words,
  /** Name of a picture in public/pictures, or one that was uploaded; without one a plate is drawn. */
  picture: v.optional(picture),
  /** The middle of it on the map, where the folder's places.json does not have it. */
  place: v.optional(v.strictObject({ lat: v.number(), lng: v.number() })),
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
    ...{ recentSales: [], ...before, ...v.parse(parts.guide, text), id: before.id },
    stats: { ...before.stats, ...v.parse(parts.stats, text) },
    articles: { ...before.articles, ...v.parse(parts.articles, text) },
  });
}

export function toSuburbText({ stats, articles, state: _, recentSales: _sales, ...words }: Suburb) {
  return { ...words, ...stats, ...articles };
}
