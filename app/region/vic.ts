import { type Region, rulesEverywhere } from "./region.ts";

export const vic = {
  state: "VIC",
  name: "Victoria",
  zone: "Australia/Melbourne",
  words: { strata: "Owners corporation" },
  extent: { north: -33.98, south: -39.16, west: 140.96, east: 149.98 },
  rules: rulesEverywhere,
} satisfies Region;
