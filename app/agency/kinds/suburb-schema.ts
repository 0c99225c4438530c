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

const statsEntries = {
  ...v.partial(figuresSchema).entries,
  schools: v.optional(list(words), []),
  transport: v.optional(words),
};

const statsSchema = v.pipe(
  v.strictObject(statsEntries),
  v.check((stats) => hasAllFigures(stats), `All of ${figureNames.join(", ")} are expected, or none of them`),
);

/** Whether all figures are given with their source, or none of them. */
export function hasAllFigures(stats: Readonly<Record<string, unknown>>) {
  const given = figureNames.filter((name) => stats[name] !== undefined);
  return given.length === 0 || given.length === figureNames.length;
}

/** A suburb guide (spec §3.5). Name, postcode and a sentence are enough. */
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

const { state: _state, recentSales: _sales, stats: _stats, articles, ...guide } = suburbSchema.entries;
const parts = {
  guide: v.partial(v.object(guide)),
  stats: v.partial(v.object(statsEntries)),
  articles: v.object(articles.wrapped.entries),
};

/** What the office writes of a suburb. Versions from before it could write guides have figures alone. */
export const suburbTextSchema = v.object({
  ...parts.guide.entries,
  ...parts.stats.entries,
  ...parts.articles.entries,
});

type Known = Partial<Suburb> & Pick<Suburb, "id" | "state">;

/** A guide as the office has written it; only a version of figures alone is laid over the folder's guide. */
export function toSuburb(text: object, before: Known) {
  const written = v.parse(suburbTextSchema, text);
  const all = written.description ? written : { ...toSuburbText(before), ...written };
  return v.safeParse(suburbSchema, {
    ...v.parse(parts.guide, all),
    id: before.id,
    state: before.state,
    recentSales: before.recentSales,
    stats: v.parse(parts.stats, all),
    articles: v.parse(parts.articles, all),
  });
}

export function toSuburbText({ stats, articles, state: _, recentSales: _sales, ...words }: Known) {
  return { ...words, ...stats, ...articles };
}
