import { readAgencyFile } from "./read-file.ts";
import { agencySchema } from "./schemas/agency.ts";

export const { office: officeWords, ...agency } = readAgencyFile("agency.json", agencySchema);
