import type * as v from "valibot";
import type { agencySchema } from "./schemas/agency.ts";
import type { placesSchema } from "./schemas/files.ts";
import type { Colour, themeSchema } from "./schemas/theme.ts";

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

// In the browser's build this module stands for agency.ts, places.ts, theme.ts and disk.ts (package.json, "imports").
const { tokens, texts } = globalThis.agencyFiles;
export const { hasMap } = globalThis.agencyFiles;
export const { office: officeWords, ...agency } = globalThis.agencyFiles.agency;
export const { suburbs: places, elsewhere, where, extent, regionNames } = globalThis.agencyFiles.places;

export function getColour(name: Colour) {
  return tokens[`color-${name}`];
}

// Only development reads texts: what is built for visitors asks for agency.ts and places.ts alone.

export function readAgencyText(name: string) {
  const text = texts?.[name];
  if (text === undefined) throw new Error(`The agency’s ${name} is not among what /agency.js brings.`);
  return text;
}

export function hasAgencyFile(name: string) {
  return texts?.[name] !== undefined;
}

export function toAgencyPath(name: string) {
  return name;
}
