/** A suburb guide (spec §3.5). Money in whole dollars, growth as signed text. */
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
  stats: {
    medianPrice: number;
    /** Over five years; cards call it growth (spec §2.8). */
    priceGrowth: string;
    yearlyGrowth: string;
    population: number;
    schools: readonly string[];
    transport: string;
  };
  articles: { paragraph1: string; paragraph2: string };
  features: readonly string[];
  amenities: readonly string[];
  /** Ids of sold properties. */
  recentSales: readonly string[];
};
