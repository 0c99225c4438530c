import { regions } from "#app/region/regions.ts";
import { readAgencyFile } from "./read-file.ts";

const { office, licence, abn, social, ...fixed } = readAgencyFile("agency.json");

/** Facts that only the agency's folder can change. */
export const agency = fixed;

/** Defaults until the office publishes changes. */
export const officeWords = { ...office, licence, abn, social };

/** The part of the region that page scripts need; ../region.ts has the whole. */
export const { zone: agencyZone, words: regionWords } = regions[agency.address.state];
