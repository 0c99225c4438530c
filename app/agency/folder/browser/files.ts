import type * as v from "valibot";
import type { agencySchema } from "../schemas/agency.ts";
import type { placesSchema } from "../schemas/files.ts";
import type { themeSchema } from "../schemas/theme.ts";

declare global {
  /** Brought by /agency.js, which runs before the scripts of a page (browser-files.server.ts). */
  var agencyFiles: {
    agency: v.InferOutput<typeof agencySchema>;
    places: v.InferOutput<typeof placesSchema>;
    hasMap: boolean;
    tokens: v.InferOutput<typeof themeSchema>;
    /** The address of pictures.json. */
    picturesAddress: string;
    /** In development: every text of the folder by its path there. */
    texts?: Record<string, string>;
  };
}

export const { agency: agencyFile, places: placesFile, hasMap } = globalThis.agencyFiles;
