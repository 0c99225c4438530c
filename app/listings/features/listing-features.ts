import { isAffirmed } from "./is-affirmed.ts";

type Feature = { pattern: RegExp; feature: string };

/** Keyword in the description → tag (spec §9.7), matched where a word begins: "Freshwater" is no water. */
const saleFeatures: readonly Feature[] = [
  {
    pattern:
      /\b(?:ocean|beach|(?<!\b(?:hot|rain|town|bore|grey|running|drinking) )water(?!proof|[- ]?(?:tank|rates|heat|meter|bill|pressure|saving|feature|charges|supply|usage|system)))/,
    feature: "Near the water",
  },
  {
    pattern:
      /(?<!\b(?:rock|sea|tidal|ocean|wading|public|council|community|car|gene) )\bpool(?!ed| table| side cafe)/,
    feature: "Swimming pool",
  },
  { pattern: /\bgarage(?! sale)/, feature: "Garage" },
  { pattern: /\bkitchen(?! garden)/, feature: "Well-equipped kitchen" },
  { pattern: /\bensuite/, feature: "Ensuite" },
  { pattern: /\b(?:balcon|terrace(?! house| home))/, feature: "Balcony or terrace" },
  { pattern: /\bstorage/, feature: "Storage" },
  {
    pattern:
      /(?<!\b(?:sea|salt|fresh|open|clean|morning|evening|night|in the|an)[ -])\bair\b(?! of)|\bair-?con|(?<!\b(?:mild|warm|sunny|coastal|local) )\bclimate(?! change)/,
    feature: "Climate control",
  },
];

const fallbackFeatures = ["Premium finishes", "Modern design"];
/** Says that neither of the two is true. */
const unfinished =
  /\b(?:needs?|needing|requires?|requiring|in need of|renovator|unrenovated|fixer|dated|original condition|as is|derelict|run[- ]down|knock[- ]?down|demolish|rebuild|tired|untouched|unfinished|uninhabitable|blank canvas|shell)\b|\b(?:not|nothing|no|far from|never) (?:\w+ )?(?:modern|premium)/i;

/** The same for rentals (spec §9.8). */
const rentalFeatures: readonly Feature[] = [
  { pattern: /\bmodern(?!is(?!ed))/, feature: "Modern finishes" },
  { pattern: /\bspacious/, feature: "Spacious rooms" },
  { pattern: /\bbalcon/, feature: "Balcony" },
  { pattern: /\bkitchen(?! garden)/, feature: "Well-equipped kitchen" },
  { pattern: /\bwardrobe/, feature: "Built-in wardrobes" },
  { pattern: /\bgarden(?! cent)/, feature: "Garden" },
  { pattern: /\bbeach/, feature: "Near the beach" },
  {
    pattern:
      /(?<!\b(?:street|permit|metered|visitors?)[ -])\bparking(?! (?:permit|meter|station|on the street))/,
    feature: "Parking",
  },
];

const MOST_RENTAL_FEATURES = 4;

type Described = { features?: readonly string[] | null; description: string; type: string };

/** What a record names, if it names any or says that there are none; else its keywords, else the two fallbacks. */
export function toSaleFeatures({ features, description, type }: Described): readonly string[] {
  if (features) return features;
  const found = findFeatures(saleFeatures, description);
  const isUntrue = type.toLowerCase() === "land" || unfinished.test(description);
  return found.length > 0 || isUntrue ? found : fallbackFeatures;
}

export function toRentalFeatures({ features, description }: Described): readonly string[] {
  return features ?? findFeatures(rentalFeatures, description).slice(0, MOST_RENTAL_FEATURES);
}

function findFeatures(features: readonly Feature[], description: string) {
  return features.filter(({ pattern }) => isAffirmed(description, pattern)).map(({ feature }) => feature);
}
