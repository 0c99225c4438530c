import { readAgencyFile } from "./read-file.ts";

/** What the agency's pictures are, by their names. */
export const manifest = readAgencyFile("pictures.json");
