import { type Region, rulesEverywhere } from "./region.ts";

export const sa = {
  state: "SA",
  name: "South Australia",
  zone: "Australia/Adelaide",
  words: { strata: "Strata" },
  extent: { north: -25.99, south: -38.07, west: 128.99, east: 141.01 },
  rules: rulesEverywhere,
} satisfies Region;
