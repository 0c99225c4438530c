import { type Region, rulesEverywhere } from "./region.ts";

export const wa = {
  state: "WA",
  name: "Western Australia",
  zone: "Australia/Perth",
  words: { strata: "Strata" },
  extent: { north: -13.68, south: -35.2, west: 112.91, east: 129.01 },
  rules: rulesEverywhere,
} satisfies Region;
