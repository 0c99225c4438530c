import { type Region, rulesEverywhere } from "./region.ts";

export const tas = {
  state: "TAS",
  name: "Tasmania",
  zone: "Australia/Hobart",
  words: { strata: "Body corporate" },
  extent: { north: -39.19, south: -43.87, west: 143.81, east: 148.51 },
  rules: rulesEverywhere,
} satisfies Region;
