import { readAgencyFile } from "./read-file.ts";

/** The agency's pictures by name. */
export const manifest = readAgencyFile("pictures.json");
