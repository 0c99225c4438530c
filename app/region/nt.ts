import { type Region, rulesEverywhere } from "./region.ts";

export const nt = {
  state: "NT",
  name: "Northern Territory",
  zone: "Australia/Darwin",
  words: { strata: "Body corporate" },
  extent: { north: -10.9, south: -26.01, west: 128.99, east: 138.01 },
  rules: rulesEverywhere,
} satisfies Region;
