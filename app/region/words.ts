import type { zones } from "./time/zones.ts";

/** Words of each region. They have a file of their own, because browsers load it. */
export const words: Readonly<Record<keyof typeof zones, RegionWords>> = {
  NSW: { strata: "Strata" },
  QLD: { strata: "Body corporate" },
};

type RegionWords = {
  /** Label of the costs of a building that its owners share. */
  strata: string;
};
