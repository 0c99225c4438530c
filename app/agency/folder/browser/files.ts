import type * as v from "valibot";
import type * as folder from "../agency.ts";
import type { placesSchema } from "../schemas/files.ts";
import type { Colour, themeSchema } from "../schemas/theme.ts";

declare global {
  /** Set by /agency.js, which runs before the scripts of a page (browser-files.server.ts). */
  var agencyFiles: {
    agency: typeof folder.agency & { office: typeof folder.officeWords };
    zone: typeof folder.agencyZone;
    regionWords: typeof folder.regionWords;
    places: v.InferOutput<typeof placesSchema>;
    hasMap: boolean;
    tokens: v.InferOutput<typeof themeSchema>;
    picturesAddress: string;
    /** In development, every text of the folder by its path there. */
    texts?: Record<string, string>;
  };
}

// Replaces agency.ts, places.ts and theme.ts of the folder above in the browser's build (package.json, "imports").
export const { hasMap, zone: agencyZone, regionWords } = globalThis.agencyFiles;
export const { office: officeWords, ...agency } = globalThis.agencyFiles.agency;
export const {
  suburbs: places,
  elsewhere,
  where,
  extent,
  regionNames,
  walks = [],
} = globalThis.agencyFiles.places;

export function getColour(name: Colour) {
  return globalThis.agencyFiles.tokens[`color-${name}`];
}
