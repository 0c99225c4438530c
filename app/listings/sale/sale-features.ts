/** Keyword in the description → tag on the page (spec §9.7), matched where a word begins: "Freshwater" is no water. */
const saleFeatures = [
  { pattern: /\b(ocean|beach|water)/i, tag: "Near the water" },
  { pattern: /(?<!\b(?:rock|sea|tidal|ocean|wading) )\bpool/i, tag: "Swimming pool" },
  { pattern: /\bgarage/i, tag: "Garage" },
  { pattern: /\bkitchen/i, tag: "Well-equipped kitchen" },
  { pattern: /\bensuite/i, tag: "Ensuite" },
  { pattern: /\b(balcon|terrace)/i, tag: "Balcony or terrace" },
  { pattern: /\bstorage/i, tag: "Storage" },
  {
    pattern: /(?<!\b(?:sea|salt|fresh|open|morning|evening|night)[ -])\bair\b|\bair-?con|\bclimate/i,
    tag: "Climate control",
  },
] as const;

const fallbackTags = ["Premium finishes", "Modern design"];

/** The tags of a sale listing, from its description; the two fallbacks when no keyword is there. */
export function toSaleFeatures(description: string): string[] {
  const tags: string[] = saleFeatures
    .filter(({ pattern }) => pattern.test(description))
    .map(({ tag }) => tag);
  return tags.length > 0 ? tags : fallbackTags;
}
