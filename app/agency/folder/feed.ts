import { readAgencyFile } from "./read-file.ts";

export const providers = readAgencyFile("feed.json");
