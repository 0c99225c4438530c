import { readAgencyFile } from "./read-file.ts";
import { picturesSchema } from "./schemas/pictures.ts";

/** What the agency's pictures are, by their names. */
export const manifest = readAgencyFile("pictures.json", picturesSchema);
