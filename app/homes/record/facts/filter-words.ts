import { toCapital } from "#app/region/format.ts";

/** The features by which lists are filtered, as addresses write them. Apart from the facts, which no list's script needs. */
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

/** Air conditioning */
export function toFilterLabel(word: string) {
  return toCapital(word.replaceAll("-", " "));
}
