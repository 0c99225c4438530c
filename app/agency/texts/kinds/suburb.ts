import * as v from "valibot";
import { words } from "./fields.ts";

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

type SuburbFigures = v.InferOutput<typeof suburbFiguresSchema>;

/** A suburb guide (spec §3.5). Of these the office changes the figures only. */
export type Suburb = {
  id: string;
  name: string;
  state: "NSW";
  postcode: string;
  /** One sentence. */
  description: string;
  /** Name of a picture in public/pictures. */
  picture: string;
  overview: string;
  lifestyle: string;
  stats: SuburbFigures & { schools: readonly string[]; transport: string };
  articles: { paragraph1: string; paragraph2: string };
  features: readonly string[];
  amenities: readonly string[];
  /** Ids of sold properties. */
  recentSales: readonly string[];
};
