import { readAgencyFile } from "./read-file.ts";

export const soldProperties = readAgencyFile("sold.json");
