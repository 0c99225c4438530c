import { placesFile } from "./files.ts";

export { hasMap } from "./files.ts";

/** In the browser's build this stands for ../places.ts (package.json, "imports"). */
export const { suburbs: places, elsewhere, where, extent, regionNames } = placesFile;
