import type { zones } from "./time/zones.ts";

/** What things are called in each region; alone in a file, since browsers load it. */
export const words: Readonly<Record<keyof typeof zones, RegionWords>> = {
  NSW: { strata: "Strata" },
  QLD: { strata: "Body corporate" },
};

type RegionWords = {
  /** Who shares the costs of a building, as the label of those costs. */
  strata: string;
};
