type Feature = { pattern: RegExp; feature: string };

/** Keyword in the description → tag (spec §9.7), matched where a word begins: "Freshwater" is no water. */
const saleFeatures: readonly Feature[] = [
  { pattern: /\b(ocean|beach|water)/i, feature: "Near the water" },
  { pattern: /(?<!\b(?:rock|sea|tidal|ocean|wading) )\bpool/i, feature: "Swimming pool" },
  { pattern: /\bgarage/i, feature: "Garage" },
  { pattern: /\bkitchen/i, feature: "Well-equipped kitchen" },
  { pattern: /\bensuite/i, feature: "Ensuite" },
  { pattern: /\b(balcon|terrace)/i, feature: "Balcony or terrace" },
  { pattern: /\bstorage/i, feature: "Storage" },
  {
    pattern: /(?<!\b(?:sea|salt|fresh|open|morning|evening|night)[ -])\bair\b|\bair-?con|\bclimate/i,
    feature: "Climate control",
  },
];

const fallbackFeatures = ["Premium finishes", "Modern design"];

/** The same for rentals (spec §9.8); "no parking" is none. */
const rentalFeatures: readonly Feature[] = [
  { pattern: /\bmodern/i, feature: "Modern finishes" },
  { pattern: /\bspacious/i, feature: "Spacious rooms" },
  { pattern: /\bbalcon/i, feature: "Balcony" },
  { pattern: /\bkitchen/i, feature: "Well-equipped kitchen" },
  { pattern: /\bwardrobe/i, feature: "Built-in wardrobes" },
  { pattern: /\bgarden/i, feature: "Garden" },
  { pattern: /\bbeach/i, feature: "Near the beach" },
  { pattern: /(?<!\bno )\bparking/i, feature: "Parking" },
];

const MOST_RENTAL_FEATURES = 4;

/** The two fallbacks when no keyword is there. */
export function toSaleFeatures(description: string): string[] {
  const features = findFeatures(saleFeatures, description);
  return features.length > 0 ? features : fallbackFeatures;
}

export function toRentalFeatures(description: string): string[] {
  return findFeatures(rentalFeatures, description).slice(0, MOST_RENTAL_FEATURES);
}

function findFeatures(features: readonly Feature[], description: string) {
  return features.filter(({ pattern }) => pattern.test(description)).map(({ feature }) => feature);
}
