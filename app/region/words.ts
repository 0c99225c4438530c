import type { zones } from "./time.ts";

/** Words of each region; apart from the regions, since browsers load them. `strata`: costs of a building that owners share. */
export const words = {
  NSW: { strata: "Strata" },
  QLD: { strata: "Body corporate" },
} as const satisfies Record<keyof typeof zones, object>;
