import { hasAgencyFile } from "#app/agency/folder/disk.ts";
import { readAgencyFile } from "./read-file.ts";

/** Where enquiries go besides mail. Most agencies have none. */
export const destinationSettings = hasAgencyFile("destinations.json")
  ? readAgencyFile("destinations.json")
  : [];
