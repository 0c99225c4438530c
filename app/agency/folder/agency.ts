import { readAgencyFile } from "./read-file.ts";

export const { office: officeWords, ...agency } = readAgencyFile("agency.json");
