const MOST_FEATURES = 4;

/** Keyword in the description → feature on the page (spec §9.8), matched where a word begins; "no parking" is none. */
const rentalFeatures = [
  { pattern: /\bmodern/i, feature: "Modern finishes" },
  { pattern: /\bspacious/i, feature: "Spacious rooms" },
  { pattern: /\bbalcon/i, feature: "Balcony" },
  { pattern: /\bkitchen/i, feature: "Well-equipped kitchen" },
  { pattern: /\bwardrobe/i, feature: "Built-in wardrobes" },
  { pattern: /\bgarden/i, feature: "Garden" },
  { pattern: /\bbeach/i, feature: "Near the beach" },
  { pattern: /(?<!\bno )\bparking/i, feature: "Parking" },
] as const;

/** The features of a rental, from its description: the first four of the table that are there, or none. */
export function toRentalFeatures(description: string): string[] {
  return rentalFeatures
    .filter(({ pattern }) => pattern.test(description))
    .slice(0, MOST_FEATURES)
    .map(({ feature }) => feature);
}
