import type * as v from "valibot";
import type { agencySchema } from "../schemas/agency.ts";
import type { placesSchema } from "../schemas/places.ts";

declare global {
  /** Brought by /agency.js, which runs before the scripts of a page (browser-files.server.ts). */
  var agencyFiles: {
    agency: v.InferOutput<typeof agencySchema>;
    places: v.InferOutput<typeof placesSchema>;
  };
}

export const { agency: agencyFile, places: placesFile } = globalThis.agencyFiles;
