import { type Region, rulesEverywhere } from "./region.ts";

export const act = {
  state: "ACT",
  name: "Australian Capital Territory",
  zone: "Australia/Canberra",
  words: { strata: "Owners corporation" },
  extent: { north: -35.12, south: -35.93, west: 148.76, east: 149.41 },
  rules: rulesEverywhere,
} satisfies Region;
