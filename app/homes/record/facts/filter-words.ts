import { toCapital } from "#app/region/format.ts";

/** Features in the filters of lists, as in addresses. Separate from the facts, which lists do not need. */
export const filterWords = [
  "pool",
  "study",
  "balcony",
  "garage",
  "air-conditioning",
  "fireplace",
  "ocean-view",
  "water-view",
  "valley-view",
  "mountain-view",
  "level-access",
  "solar-panels",
  "garden",
  "pets-considered",
  "furnished",
] as const;

export type FilterWord = (typeof filterWords)[number];

/** "Air conditioning" */
export function toFilterLabel(word: string) {
  return toCapital(word.replaceAll("-", " "));
}
