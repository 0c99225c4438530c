import { regions } from "#app/region/regions.ts";
import { readAgencyFile } from "./read-file.ts";

const { office, licence, abn, social, ...fixed } = readAgencyFile("agency.json");

/** What stays as the agency's folder has it. */
export const agency = fixed;

/** Until the office publishes something else. */
export const officeWords = { ...office, licence, abn, social };

/** What the scripts of pages know of its region; ../region.ts has the whole. */
export const { zone: agencyZone, words: regionWords } = regions[agency.address.state];
