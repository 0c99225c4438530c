import { readAgencyFile } from "./read-file.ts";

export const manifest = readAgencyFile("pictures.json");
